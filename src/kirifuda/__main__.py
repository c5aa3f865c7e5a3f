"""`python -m kirifuda` is `kirifuda`."""

from kirifuda.cli import main

if __name__ == "__main__":
    main()

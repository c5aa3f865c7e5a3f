"""What is on disk: tables and their steps, people, decks. One thread writes (journal.py)."""

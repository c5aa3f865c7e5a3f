"""Limits: how much one socket and one address may do, and from where."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

from kirifuda.server.refusing import no
from kirifuda.server.settings import Limits, Settings

MOST_ADDRESSES = 10_000


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        self.rate, self.most = rate
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Address:
    """What is known of one address."""

    def __init__(self, limits: Limits) -> None:
        self.sockets = 0
        self.calls = Bucket(limits.calls)
        self.new_tables = Bucket(limits.new_tables)
        self.checks = Bucket(limits.checks)
        self.studies = Bucket(limits.studies)


class Gate:
    """Who may come in."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.allowed = settings.allowed
        self.addresses: OrderedDict[str, Address] = OrderedDict()

    def address(self, host: str) -> Address:
        """What is known of an address; those that nobody uses are forgotten."""
        found = self.addresses.get(host)
        if found is None:
            found = self.addresses[host] = Address(self.limits)
            while len(self.addresses) > MOST_ADDRESSES:
                old = next((k for k, a in self.addresses.items() if not a.sockets), None)
                if old is None:
                    break
                del self.addresses[old]
        self.addresses.move_to_end(host)
        return found

    def same_site(self, origin: str, host: str) -> bool:
        """Whether an Origin header is the server's own address, or one that is allowed.

        Programs that are no browsers send none.
        """
        if not origin:
            return True
        return origin in self.allowed or urlsplit(origin).netloc == host

    def check_site(self, origin: str, host: str, fetch_site: str) -> None:
        """Refuse what a page of another site sends."""
        if fetch_site not in ("", "same-origin", "none") or not self.same_site(origin, host):
            raise no("foreign")

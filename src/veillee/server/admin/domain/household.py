"""What counts as one address."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

_HOUSEHOLD_BITS: Final = 64


@lru_cache(maxsize=4096)
def household(address: str) -> str | None:
    """Return an IPv4 address, or the /64 of IPv6 that one household has; None where it is no address."""
    try:
        found = ip_address(address.removesuffix(f"/{_HOUSEHOLD_BITS}") if ":" in address else address)
    except ValueError:
        return None
    if not isinstance(found, IPv6Address):
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped is not None else str(IPv6Network((int(found), _HOUSEHOLD_BITS), strict=False))

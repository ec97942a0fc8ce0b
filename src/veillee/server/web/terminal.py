"""What the server says in the terminal of whoever started it."""

import re

import segno

_ADDRESS = re.compile(r"https?://\S+")


def print_now(sentence: str) -> None:
    """Print a sentence; if it names an address, also as a code for the camera of a phone."""
    print(sentence, flush=True)
    address = _ADDRESS.search(sentence)
    if address is not None:
        print_code(address[0])


def print_code(address: str) -> None:
    """Print an address as a QR code."""
    segno.make(address, error="l").terminal(compact=True, border=2)

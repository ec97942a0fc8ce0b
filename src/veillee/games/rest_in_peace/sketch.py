"""The duel drawn in text, for the terminal."""

from collections.abc import Callable

from veillee.games.rest_in_peace.schema.view import Family, Lying, View

_COLOURS = {"green": "green", "blue": "cyan"}


def sketch(view: View, seat: int, say: Callable[..., str]) -> list[str]:
    """Return the lines of a drawing with rich markup: their side above, ours below."""
    own = view.families[seat if seat >= 0 else 0]
    other = view.families[1 - view.families.index(own)]
    return [*_family(other, say), "", *_street(view, say), "", *_family(own, say)]


def _street(view: View, say: Callable[..., str]) -> list[str]:
    lines: list[str] = []
    for index in range(10):
        houses = " ".join(say(f"word-{house}") for house in view.houses[index]) if view.houses else ""
        medium = view.line[index] if index < len(view.line) else None
        if index == 9:
            name = say("tenth-special")
        elif medium is None:
            name = "?"
        else:
            name = f"{medium:>2} {say(f'medium-{medium}-name')}"
        present = index + 1 == view.round
        style = "bold yellow" if present else "dim" if index + 1 < view.round else "white"
        marker = "▶" if present else " "
        lines.append(f"[{style}]{marker} {index + 1:>2}  {houses:<16} {name}[/]")
        if present and medium is not None:
            lines.append(f"      [dim]{say(f'medium-{medium}-effect')}[/]")
    return lines


def _family(family: Family, say: Callable[..., str]) -> list[str]:
    colour = _COLOURS[family.seat]
    tokens = f"{say('count-manor', count=family.manors)} · {say('count-castle', count=family.castles)}"
    head = f"[bold {colour}]{say('seat-' + family.seat)}[/]  {tokens}"
    hand = " ".join(map(str, family.hand)) if family.hand is not None else "▮" * family.hand_size
    lines = [head, f"  {say('sketch-hand', hand=hand, deck=family.deck_size)}"]
    for medium in family.mediums:
        lines.append(f"  {medium:>2} {say(f'medium-{medium}-name')}: [dim]{say(f'medium-{medium}-effect')}[/]")
    if family.tenth:
        lines.append(f"  {say('sketch-tenth', cards=', '.join(card or '▮' for card in family.tenth))}")
    row = "  ".join(_card(lying) for lying in family.row) or "—"
    lines.append(f"  [{colour}]{row}[/]  = [bold]{family.total}[/]")
    return lines


def _card(lying: Lying) -> str:
    changes = "".join(f" {reason.change:+d}({reason.medium})" for reason in lying.reasons)
    return f"{lying.card}{changes}"

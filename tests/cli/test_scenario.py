"""`veillee scenario`: plays files and folders, prints expected and got, counts clauses."""

from pathlib import Path

import pytest

from veillee.cli.scenario import scenario

GOOD = """
title: A Ghost counts its value
clauses: [RIP-V1]
game: rest-in-peace
given: {hands: {green: [5]}}
play: [{green: ghost 5}]
then: {totals: {green: 5}}
"""


def run(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    (tmp_path / "one.yaml").write_text(text, encoding="utf-8")
    code = scenario(tmp_path)
    return code, capsys.readouterr().out


def test_a_scenario_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(tmp_path, GOOD, capsys)
    assert code == 0
    assert out.endswith("1 passed, 0 failed\n")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("totals: {green: 5}", "totals: {green: 6}", "expected: {'green': 6}"),
        ("totals: {green: 5}", "colour: red", "got:      'colour'"),
        (
            "totals: {green: 5}",
            "sees: {green: {legal: {green: {includes: [ghost 1]}}}}",
            "expected: 'includes ghost 1'",
        ),
        ("then: {totals: {green: 5}}", "then: [totals]", "then: expected a mapping, not ['totals']"),
        ("play: [{green: ghost 5}]", "play: [{refused: RIP-T1}]", "refused: {seat: move, clause: ID}"),
        ("play: [{green: ghost 5}]", "play: [{green: ghost 6}]", "refused by RIP-T1"),
        ("play: [{green: ghost 5}]", "play: [{red: ghost 5}]", "got:      'red'"),
        ("play: [{green: ghost 5}]", "play: [{clock: timeout}]", "a time limit that is running"),
        ("play: [{green: ghost 5}]", "play: [{refused: {green: ghost 5, clause: RIP-T1}}]", "got:      'allowed'"),
        ("play: [{green: ghost 5}]", "play: [{chance: draw green 1}]", "no chance move is due, turn is green"),
        ("play: [{green: ghost 5}]", "play: {green: ghost 5}", "a list of steps, `- seat: move` each"),
        ("play: [{green: ghost 5}]", "play: [{refuse: {green: end}}]", "refused, clock or then"),
        ("play: [{green: ghost 5}]", "play: [{green: [ghost 5]}]", "a move in words"),
        ("play: [{green: ghost 5}]", "play: [{clock: now}]", "expected: 'clock: timeout'"),
        ("play: [{green: ghost 5}]", "play: [{then: }]", "then: {key: value}"),
        ("play: [{green: ghost 5}]", "play: [{green: medium 25 values=2,5}]", "a text with a comma is quoted"),
        ("play: [{green: ghost 5}]", "play: [{refused: {green: gost 6}}]", "refused by a clause of the sheet"),
        ("play: [{green: ghost 5}]", "play: [{refused: [green, ghost 2]}]", "refused: {seat: move, clause: ID}"),
        (
            "play: [{green: ghost 5}]",
            "play: [{refused: {blue: medium 21 discard=2,2, clause: RIP-C21}}]",
            "a text with a comma is quoted",
        ),
        ("totals: {green: 5}", "legal: {green: {includes: end}}", "legal: green: includes: expected a list, not 'end'"),
        ("totals: {green: 5}", "legal: {green: {excludes: end}}", "legal: green: excludes: expected a list, not 'end'"),
        ("totals: {green: 5}", "legal: {green: {excludes: [medium 25 values=2,5]}}", "a text with a comma is quoted"),
        ("totals: {green: 5}", "legal: {green: {without: [end]}}", "there are excludes, includes"),
        ("totals: {green: 5}", "legal: [green]", "legal: expected a mapping, not ['green']"),
        ("totals: {green: 5}", "sees: [green]", "sees: expected a mapping, not ['green']"),
        ("totals: {green: 5}", "sees: {chance: {round: 1}}", "sees: a seat of green, blue"),
        ("totals: {green: 5}", "winner: green", "got:      null"),
        ("totals: {green: 5}", "over: true", "got:      false"),
        ("given: {hands: {green: [5]}}", "given: [round]", "given: expected a mapping, not ['round']"),
        ("given: {hands: {green: [5]}}", "options: {levels: [1]}", "`options_refused: RIP-S2`"),
        ("given: {hands: {green: [5]}}", "options: {level: [1]}", "a mapping of levels, initiation, first"),
        ("given: {hands: {green: [5]}}", "given: {rows: {green: [8]}}", "rows: expected a card, `ghost 5`"),
        ("given: {hands: {green: [5]}}", "given: {rows: {green: ghost 1}}", "rows: green: expected a list"),
        (
            "given: {hands: {green: [5]}}",
            "given: {rows: {green: [medium 25 values=2,5]}}",
            "a text with a comma is quoted",
        ),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: 1}}", "hands: green: expected a list, not 1"),
        ("given: {hands: {green: [5]}}", "given: {owes: blue}", "owes: expected a list, not 'blue'"),
        ("given: {hands: {green: [5]}}", "given: {phase: draw}", "there are play, keep, tenth, resolve"),
        ("given: {hands: {green: [5]}}", "given: {houses: [manor, crypt]}", "houses: expected ten rounds, not 2"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [6, 6]}}", "RIP-M1"),
        ("given: {hands: {green: [5]}}", "given: {hand: {green: [5]}}", "unknown keys"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5.5]}}", "hands: 5.5 is no whole number"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [true]}}", "hands: True is no whole number"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, round: .inf}", "round: inf is no whole number"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, decks: {green: [7]}}", "decks: 7"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, decks: {red: [1]}}", "no seat 'red'"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, tokens: {red: {manor: 1}}}", "no seat 'red'"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, tokens: {blue: {manors: 1}}}", "'manors'"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, tokens: {blue: {manor: -1}}}", "tokens: -1"),
        ("given: {hands: {green: [5]}}", "given: {hands: {green: [5]}, mediums: {blue: [8, 8]}}", "RIP-M2"),
        (
            "given: {hands: {green: [5]}}",
            'given: {hands: {green: [5]}, rows: {blue: ["medium 25 values=2,9"]}}',
            "no card 'medium 25 values=2,9'",
        ),
        ("clauses: [RIP-V1]", "clauses: 5", "a list of clauses"),
        ("game: rest-in-peace", "game: chess", "no game 'chess'"),
        ("title:", "titel:", "titel"),
    ],
)
def test_a_scenario_that_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, says: str
) -> None:
    code, out = run(tmp_path, GOOD.replace(old, new), capsys)
    assert code == 1
    assert says in out
    assert out.endswith("0 passed, 1 failed\n")


def test_what_chance_may_do_is_told_where_it_is_too_much_to_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    legal = "{chance: {includes: [line 1 2 3 4 5 6 7 8 9], excludes: [line 1 1 3 4 5 6 7 8 9, die 4]}}"
    text = f"{{title: t, game: rest-in-peace, options: {{first: green}}, then: {{turn: chance, legal: {legal}}}}}"
    assert run(tmp_path, text, capsys)[0] == 0
    assert (
        run(
            tmp_path,
            text.replace("includes", "excludes").replace(", excludes: [line 1 1", ", includes: [line 1 1"),
            capsys,
        )[0]
        == 1
    )


MALFORMED = [
    ("labystere", "pawns: {p1: z9}", "pawns: no square 'z9': there are a1, a2 … e5"),
    ("labystere", "known: {p1: [x1]}", "known: no card 'x1': there are s1, s2, s3, s4, l1, l2, l3, l4"),
    ("labystere", "lost: p2", "lost: expected a list, not 'p2'"),
    ("labystere", "turn: p3", "turn: no seat 'p3': there are p1, p2"),
    ("labystere", "rolled: 7", "rolled: 7 is not 1 to 6"),
    (
        "labystere",
        "grid: {a1: place l1}",
        "grid: a1: no stack: 'place l1'; expected `start`, `finish`, `place l1 flag`",
    ),
    ("pas-touche", "levels: {p1: 99}", "levels: 99 is not 1 to 16"),
    ("pas-touche", "dice: [muffin, 9]", "dice: 9 is not 1 to 6"),
    ("pas-touche", "dice: muffin", "dice: expected a treat and a number, `[churros, 3]`, not 'muffin'"),
    ("pas-touche", "hands: {p1: both}", "hands: no hand 'both': there are left, right"),
    ("pas-touche", "tracks: {green: [lok]}", "tracks: no space 'lok': there are lock, arrow, cross"),
    (
        "pas-touche",
        "cards: {p1: [red treat=croissant number=2 up]}",
        "there is no red treat=croissant number=2 up (PT-M4)",
    ),
    ("pas-touche", "cards: {p1: [green muffin up]}", "expected `green treat=muffin up`"),
    ("pas-touche", "cards: [green muffin up]", "cards: expected a mapping, `{p1: …}`"),
    ("pas-touche", "cube: {p1: [1, 9]}", "cube: no space [1, 9]: that card has 2"),
    ("pas-vu-pas-pris", "furniture: {piano: {x: 0, y: 0}}", "furniture: piano cannot be put there: PVP-F1 outside"),
    ("pas-vu-pas-pris", "furniture: {piano: {x: 100}}", "furniture: piano: y: expected a number, not None"),
    ("pas-vu-pas-pris", "keyhole: [east, 9]", "keyhole: 9 is not 1 to 6"),
    ("pas-vu-pas-pris", "keyhole: east", "keyhole: expected a side and a door, `[north, 3]`, not 'east'"),
    ("pas-vu-pas-pris", "cards: {south: 7 piano+table}", "cards: there is no 7 piano+table (PVP-M4)"),
    ("pas-vu-pas-pris", "cards: {south: piano}", "expected `9` or `7 piano+desk`"),
    ("pas-vu-pas-pris", "ghosts: {west: {small1: a1}}", "ghosts: no seat 'west': there are south, north"),
    ("pas-vu-pas-pris", 'ghosts: {south: {small1: "c3@0.5"}}', "no place 'c3@0.5': expected `c3`, `c3@0.5,0.5`"),
    ("pas-vu-pas-pris", "lying: [south:small1]", "lying: south:small1 is not in the hall"),
    ("pas-vu-pas-pris", "phase: dinner", "there are midnight, draw, furnish, plan, roll, side, door, choice, over"),
]


@pytest.mark.parametrize(("game", "given", "says"), MALFORMED)
def test_a_position_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, given: str, says: str
) -> None:
    code, out = run(tmp_path, f"{{title: t, game: {game}, given: {{players: 2, {given}}}}}", capsys)
    assert code == 1
    assert says in out


@pytest.mark.parametrize(
    ("step", "says"),
    [
        ("west: plan none", "nobody sits at west"),
        ("chance: die 4", "due is roll south 1, roll south 2, roll south 3, roll south 4, roll south 5, roll south 6"),
        ("then: {ghosts: {south: {small1: [c3]}}}", "ghosts: south: small1: expected `c3`"),
        ('then: {ghosts: {south: {small1: "c3@0.5"}}}', "no place 'c3@0.5'"),
        ("then: {visible: [small1]}", "visible: no ghost 'small1': there are south:large"),
        ("then: {furniture: {table: {z: 1}}}", "table: unknown keys ['z']: there are face, level, x, y, yaw"),
    ],
)
def test_a_step_that_cannot_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, says: str) -> None:
    given = "{players: 2, phase: roll, furniture: {table: {x: 100, y: 100}}, ghosts: {south: {small1: c3}}}"
    code, out = run(tmp_path, f"{{title: t, game: pas-vu-pas-pris, given: {given}, play: [{{{step}}}]}}", capsys)
    assert code == 1
    assert says in out


def test_levels_are_compared_where_they_are_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = """{players: 2, furniture: {table: {x: 100, y: 100}, piano: {x: 200, y: 100}},
        ghosts: {south: {small1: "c3@0.5,0.5,1", small2: "c3@0.5,0.5,0"}, north: {small1: "b5@0.5,0.5"}}}"""

    def holds(then: str) -> bool:
        text = f"{{title: t, game: pas-vu-pas-pris, given: {given}, then: {then}}}"
        return run(tmp_path, text, capsys)[0] == 0

    assert holds('{ghosts: {south: {small1: "c3@0.5,0.5,1", small2: "c3@0.5,0.5,0"}}}')
    assert holds('{ghosts: {south: {small1: "c3@0.5,0.5,0"}}}')  # under it the floor has no room left
    assert not holds('{ghosts: {south: {small1: "c3@0.5,0.5,2"}}}')
    assert not holds('{ghosts: {south: {small2: "c3@0.5,0.5,1"}}}')
    assert not holds('{ghosts: {north: {small1: "b5@0.5,0.5,1"}}}')
    assert holds("{furniture: {table: {level: 0}, piano: {level: 0}}}")
    assert not holds("{furniture: {table: {level: 1}}}")


def test_a_card_of_the_hall_that_does_not_exist(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "{title: t, game: pas-vu-pas-pris, given: {players: 2, phase: furnish, cards: {south: 7 piano+desk}}}"
    assert run(tmp_path, text, capsys)[0] == 0
    code, out = run(tmp_path, text.replace("7 piano", "8 piano"), capsys)
    assert code == 1
    assert "there is no 8 piano+desk (PVP-M4)" in out


def test_files_that_are_no_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(tmp_path, "title: t\na: [", capsys)
    assert code == 1
    assert "line 2: while parsing a flow node expected the node content" in out
    assert run(tmp_path, "- 3\n- text", capsys)[0] == 1
    assert scenario(tmp_path / "none.yaml") == 2


def test_aliases_that_grow_beyond_all_measure_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    levels = [f"x{n}: &x{n} [{', '.join([f'*x{n - 1}'] * 9)}]" for n in range(1, 9)]
    code, out = run(tmp_path, "\n".join(["x0: &x0 [a]", *levels, "game: *x8"]), capsys)
    assert code == 1
    assert "a scenario holds more than" in out
    assert len(out) < 1000
    code, out = run(tmp_path, "game: &a [*a]", capsys)
    assert code == 1
    assert "an alias holds itself" in out
    code, out = run(tmp_path, "game: " + "[" * 5000 + "]" * 5000, capsys)
    assert code == 1
    assert "recursion" in out


def test_aliases_may_repeat_what_is_small(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = "- &good" + GOOD.rstrip().replace("\n", "\n  ")
    code, out = run(tmp_path, f"{first}\n- *good\n", capsys)
    assert (code, out) == (0, "2 passed, 0 failed\n")


def test_a_file_may_hold_any_number_of_scenarios(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.cli.scenario._MOST_VALUES", 100)
    one = "- " + GOOD.strip().replace("\n", "\n  ") + "\n"
    assert run(tmp_path, one * 20, capsys) == (0, "20 passed, 0 failed\n")


def test_a_folder_without_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario(tmp_path) == 1
    assert "no scenario was found in" in capsys.readouterr().out


def test_refused_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "{title: t, clauses: [], game: rest-in-peace, options: {levels: [1]}, options_refused: RIP-S2}"
    assert run(tmp_path, text, capsys)[0] == 0
    assert run(tmp_path, text.replace("RIP-S2", "RIP-S5"), capsys)[0] == 1
    assert "got:      'allowed'" in run(tmp_path, text.replace("[1]", "[0, 1, 2]"), capsys)[1]
    code, out = run(tmp_path, text.replace("title: t", "title: t, given: {round: 1}, then: {round: 1}"), capsys)
    assert code == 1
    assert "got:      ['given', 'then']" in out


def test_clauses_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.yaml").write_text(GOOD, encoding="utf-8")
    assert scenario(tmp_path, clauses=True) == 0
    out = capsys.readouterr().out
    assert "RIP-V1      1" in out
    assert "RIP-V2      0" in out


def test_a_clause_that_the_sheet_has_not_got_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = run(tmp_path, GOOD.replace("[RIP-V1]", "[RIP-V1, RIP-V17, LAB-T6]"), capsys)
    assert code == 0
    assert "A Ghost counts its value: the sheet of rest-in-peace has no clause RIP-V17" in out
    assert "has no clause LAB-T6" in out
    assert "has no clause RIP-V1\n" not in out
    assert out.endswith("1 passed, 0 failed\n")
    assert scenario(tmp_path, clauses=True) == 0
    assert "has no clause RIP-V17" in capsys.readouterr().out


def test_a_file_that_cannot_be_read_is_told_when_clauses_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.yaml").write_text("title: [", encoding="utf-8")
    assert scenario(tmp_path, clauses=True) == 1
    out = capsys.readouterr().out
    assert "one.yaml: file: expected 'YAML'" in out
    assert "RIP-V1      0" in out

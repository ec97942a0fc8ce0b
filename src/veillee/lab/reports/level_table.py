"""Is each level of the bots stronger than the one below, and none weaker than a rule of thumb? A page of figures."""

from collections import defaultdict
from typing import Final

from veillee.bots.players import LEVELS, thumbs
from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import check_players, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, meetings
from veillee.lab.arena.measured import Measure
from veillee.lab.statistics.intervals import Interval, wilson
from veillee.lab.statistics.standings import pairs, standings
from veillee.lab.study import Study

NAMES: Final = [f"level:{level}" for level in LEVELS]
_STEP: Final = (0.6, 0.8)  # what a level should win against the one below
_MS: Final = 1000


def level_specs(game_id: str, options: str, games: int, seed: int, strongest: int = 0) -> list[MatchSpec]:
    """Return the matches of neighbouring levels, and of each level with the rules of thumb.

    There are as many games from either seat, with the same seeds for all. The stronger levels meet the plainest rule
    only, half as often. The strongest level, which thinks longest, plays `strongest` games, if that is not 0.
    """
    setup = read_setup(game_id, options, 2)
    if setup.seats != 2:
        raise ValueError("options: levels meet two by two")
    if games < 1:
        raise ValueError(f"games: {games} is none")
    if strongest < 0:
        raise ValueError(f"strongest: {strongest} is none")
    check_players(setup, NAMES)
    rules = _rules(game_id)
    specs: list[MatchSpec] = []
    for names, each in ((NAMES[:-1], games), (NAMES[-2:], strongest or games)):
        specs += meetings(setup, list(zip(names[1:], names)), each, seed, measured=True)
        specs += meetings(setup, [(name, rule) for name in names[1:] for rule in rules[:1]], -(-each // 2), seed)
    return specs + meetings(setup, [(NAMES[0], rule) for rule in rules], games, seed)


def level_page(games: list[MatchResult], command: str) -> str:
    """Return the page with the figures in Markdown."""
    setup = games[0].spec.setup
    rules = _rules(setup.game)
    met = pairs(games)
    ladder = [game for game in games if not any(name in rules for name in game.spec.players)]
    top = sum(NAMES[-1] in game.spec.players for game in ladder)
    usual = (len(ladder) - top) // (len(NAMES) - 2)
    fewer = "" if top == usual else f" Level {NAMES[-1][6:]}, which thinks longest, met it in {top}."
    rated = {standing.player: standing.rating for standing in standings(ladder)}
    lines = [
        f"# {setup.game}: the levels of the bots",
        "",
        f"Each level met the one below in {usual} games, {usual // 2} from either seat with the same seeds.{fewer}",
        "Shares come with Wilson's 95 % interval; a draw is half a win. Ratings are openskill's (Plackett-Luce, 25 is",
        "a newcomer) with the 95 % interval of its sigma, from the same games. A step should be 60 to 80 %.",
        "",
        "| level | rating | against the level below | stronger than the level below | 60 to 80 % |",
        "|---|---:|---:|---|---|",
    ]
    for index, name in enumerate(NAMES):
        share = met.get((name, NAMES[index - 1])) if index else None
        verdict = "" if share is None else _verdict(share, 0.5, 0.5)
        step = "" if share is None else "yes" if _STEP[0] <= share.value <= _STEP[1] else "no"
        beaten = "" if share is None else share.percent()
        lines.append(f"| {name[6:]} | {rated[name].plain()} | {beaten} | {verdict} | {step} |")
    lines += _measured(ladder, setup.game)
    if rules:
        lines += _sparring(met, rules)
    return "\n".join([*lines, "", f"Made by `{command}`."]) + "\n"


def _rules(game_id: str) -> list[str]:
    return [f"thumb:{name}" for name in thumbs(find_game(game_id))]


def _verdict(share: Interval, low: float, high: float) -> str:
    return "yes" if share.low > low else "no" if share.high < high else "not proven"


def _measured(games: list[MatchResult], game_id: str) -> list[str]:
    """Return what was measured of each level in the same games."""
    study: Study = find_game(game_id).study() or Study()
    measures: dict[str, Measure] = defaultdict(Measure)
    for game in games:
        for name, measure in zip(game.spec.players, game.measures):
            measures[name].add(measure)
    counted = f"Pointless are {study.waste}. " if study.waste else ""
    lines = [
        "",
        f"{counted}Only decisions with something to choose are timed, by the processor.",
        "",
        "| level | pointless | ms a decision, mean | longest |",
        "|---|---:|---:|---:|",
    ]
    for name in NAMES:
        measure = measures[name]
        share = f"{wilson(measure.pointless, measure.made).percent()} of {measure.made:,}" if measure.made else "none"
        mean = _MS * measure.seconds / max(1, measure.decisions)
        lines.append(f"| {name[6:]} | {share} | {mean:.1f} | {_MS * measure.longest:.0f} |")
    return lines


def _sparring(met: dict[tuple[str, str], Interval], rules: list[str]) -> list[str]:
    """Return how the levels fare against the rules of thumb."""
    lines = [
        "",
        f"Against the rules of thumb; the plainest sensible one is `{rules[0]}`.",
        "",
        f"| level | {' | '.join(f'`{rule}`' for rule in rules)} |",
        f"|---|{'---:|' * len(rules)}",
    ]
    for name in NAMES:
        shares = [met[name, rule].percent() if (name, rule) in met else "" for rule in rules]
        lines.append(f"| {name[6:]} | {' | '.join(shares)} |")
    return lines

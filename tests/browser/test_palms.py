"""Whole games with phones as hands in front of a big screen: by touch alone, to their end."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from browser.test_big_screen import SMALL_PHONE, TV, hands, positions, read_from_afar
from browser.test_hall_games import Finger

SMALL_TV = (1280, 720)
ENOUGH = 20
"""Seconds until somebody must be able to do something."""
MOST = 150
"""Steps of a game."""

# What a browser does that is neither seen nor sent: sounds, trembling, staying awake.
NOTICED = """
window.noticed = { sounds: 0, trembles: 0, awake: 0 }
const Context = window.AudioContext
window.AudioContext = class extends Context { constructor() { super(); noticed.sounds += 1 } }
navigator.vibrate = () => (noticed.trembles += 1)
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  noticed.awake += 1
  return { addEventListener() {}, release: async () => { noticed.awake -= 1 } }
} } })
"""
LOUD = 'localStorage.setItem(\'veillee-settings\', \'{"language":"fr","motion":"off","sound":true}\')'
# What is laid out on a palm lies inside it: nothing is pushed out of its place, and a finger finds what glows.
CUT_OFF = """
() => [...document.querySelectorAll('.board .open, .board .upper > *, .now button:not(:disabled)')].filter((one) => {
  const box = one.getBoundingClientRect()
  const place = one.parentElement.matches('.upper') ? one.parentElement.getBoundingClientRect() : null
  const [top, bottom] = place ? [place.top, place.bottom] : [0, innerHeight]
  return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.top < top - 1 || box.bottom > bottom + 1)
}).map((one) => `${one.className.baseVal ?? one.className} ${one.dataset.spot ?? ''}`)
"""


# What everybody may know of a family on the wall and does not stand there whole.
CUT_ON_THE_WALL = """
() => [...document.querySelectorAll('.stage .across')].flatMap((across) => {
  const place = across.getBoundingClientRect()
  return [...across.children].filter((one) => {
    const box = one.getBoundingClientRect()
    return box.width > 0 && (box.bottom > place.bottom + 1 || box.right > place.right + 1)
  }).map((one) => one.className)
})
"""

# The first of these that is there, and which of it: any square of a village, else the first.
FIRST = """
(spots) => {
  const spot = spots.find((one) => document.querySelector(one))
  const count = spot === '.tile.open' ? document.querySelectorAll(spot).length : 1
  return spot ? [spot, Math.floor(Math.random() * count)] : null
}
"""


class Evening:
    """A table of phones with a big screen: everybody's pages, and what they do by touch."""

    def __init__(self, guest: Opens, game: str, seats: list[list[str]], options: dict[str, Any], tv: tuple[int, int]):
        """Seat everybody; who comes second in a list plays on the phone of who comes first."""
        sizes = (PHONE, SMALL_PHONE, PHONE)
        self.phones = [guest(size=size, touch=True) for size, _ in zip(sizes, seats, strict=False)]
        self.wall = guest(size=tv)
        self.acted: set[Guest] = set()
        for one in (*self.phones, self.wall):
            one.context.add_init_script(NOTICED)
            one.context.add_init_script(LOUD)
        first = self.phones[0]
        kinds = [{"kind": "human", "name": seats[0][0]}, *[{"kind": "open"}] * (sum(map(len, seats)) - 1)]
        wanted = {"game": game, "seats": kinds, "options": options, "start": True, "pace": "brisk"}
        table = self._ask(first, "/api/tables", wanted)
        self.link = f"{self.wall.base}/t/{table['id']}?invite={table['invite']}"
        self.wall.page.goto(self.link.replace("/t/", "/screen/t/"))
        expect(self.wall.page.locator("[data-scene]")).to_be_visible()
        read_from_afar(self.wall)
        open_seats = iter(seat["seat"] for seat in table["seats"][1:])
        for phone, names in zip(self.phones, seats, strict=True):
            for name in names if phone is not first else names[1:]:
                claim = {"invite": table["invite"], "name": name}
                self._ask(phone, f"/api/tables/{table['id']}/seats/{next(open_seats)}", claim)
        self._ask(first, f"/api/tables/{table['id']}/start")
        for phone in self.phones:
            phone.page.goto(self.link)
        for phone in self.phones:
            expect(phone.page.locator('[data-palm="true"], [data-cover]').first).to_be_visible()

    def _ask(self, phone: Guest, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = phone.context.request.post(phone.base + path, data=body or {}, headers={"Origin": phone.base})
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json().get("table", {})
        return table

    def acting(self) -> Guest | None:
        """Return a phone on which something is to be done; None when the game is over."""
        until = time.monotonic() + ENOUGH
        wanted = '.frame[data-turn][data-busy="false"], [data-cover], [data-spot="put-down"], [data-close-look]'
        while time.monotonic() < until:
            for phone in self.phones:
                if phone.page.locator(wanted).count():
                    return phone
            if all(phone.over for phone in self.phones):
                return None
            self.wall.page.wait_for_timeout(60)
        raise AssertionError("nobody can do anything")

    def play(self, act: Callable[[Guest], None]) -> None:
        """Let everybody act until the game is over; at every step all is in sight, near and far."""
        for _ in range(MOST):
            if not (phone := self.acting()):
                return
            self.acted.add(phone)
            act(phone)
            phone.settle()
            assert phone.page.evaluate(CUT_OFF) == []
            read_from_afar(self.wall)
        raise AssertionError("the game does not end")

    def end(self) -> None:
        """The end is counted on the wall; all the time it was nobody, and the only one to be heard."""
        expect(self.wall.page.locator('[data-scene="table"][data-over="true"] [data-tally="true"]')).to_be_visible()
        read_from_afar(self.wall)
        hands(*self.phones)
        assert all((now["seat"], now["legal"]) == ("", []) for now in positions(self.wall))
        self.wall.wait_until("noticed.sounds > 0 && noticed.awake === 0")
        assert [phone.page.evaluate("noticed.sounds") for phone in self.phones] == [0] * len(self.phones)
        # The first to move is not called; a game may end in the first turn.
        assert any(phone.page.evaluate("noticed.trembles") for phone in self.phones) or len(self.acted) == 1


def lit(phone: Guest, *spots: str) -> Locator | None:
    """Return the first of these that is there; of the squares of a village, any."""
    found = phone.page.evaluate(FIRST, list(spots))
    return phone.page.locator(found[0]).nth(found[1]) if found else None


def touch_first(phone: Guest, *spots: str) -> None:
    thing = lit(phone, *spots)
    assert thing is not None, phone.page.locator(".now").inner_text()
    thing.tap()


def test_rest_in_peace_by_palms(guest: Opens) -> None:
    options = {"variant": {"manors_to_win": 1, "castles_to_win": 2}}
    here = Evening(guest, "rest-in-peace", [["Léa"], ["Hugo"]], options, TV)
    here.wall.wait_until("noticed.awake === 1")
    waiting = guest(size=PHONE, touch=True)
    waiting.page.goto(here.link)
    expect(waiting.page.locator('.frame[data-wire="open"]')).to_be_visible()

    def act(phone: Guest) -> None:
        assert here.wall.page.evaluate(CUT_ON_THE_WALL) == []
        touch_first(
            phone,
            ".slip [data-play]",
            ".slip button.open",
            '.slip [data-spot="none"]',
            ".slip ~ * button.open",
            '.palm [data-spot^="medium:"].open',
            '[data-action="end"].primary',
            ".palm button.open",
            ".now [data-action]:enabled",
        )

    here.play(act)
    here.end()
    assert here.wall.page.evaluate(CUT_ON_THE_WALL) == []
    for watching in (here.wall, waiting):
        views = [now["view"] for now in positions(watching) if now["view"] and now["result"] is None]
        families = [family for view in views for family in view["families"]]
        assert families
        assert all((family["hand"], family["deck"]) == (None, None) for family in families)


def test_labystere_by_palms(guest: Opens) -> None:
    arriving = {"start": 0, "finish": 10, "again": 0, "double": 0}  # who walks at random comes to Finish all the same
    options = {
        "players": 3,
        "last_detective": True,
        "variant": {"straights": 0, "corners": 0, "suspects": 2, "places": 2, "actions": arriving},
    }
    here = Evening(guest, "labystere", [["Léa"], ["Hugo"], ["Ada"]], options, SMALL_TV)

    def act(phone: Guest) -> None:
        if phone.page.locator('[data-spot="accuse:say"]').count():
            for guess in ("s1", "l1"):
                phone.page.locator(f'[data-spot="accuse:{guess}"]').tap()
        touch_first(
            phone,
            '[data-spot="put-down"]',
            '[data-spot="accuse:say"]',
            '[data-spot="die"].open',
            '[data-spot="swap-do"]',
            '[data-action^="ask"]',
            '[data-action^="trade"]',
            '.tile.open[data-kind="finish"]',
            ".tile.open",
            ".now [data-action]:enabled",
        )

    here.play(act)
    here.end()
    views = [now["view"] for now in positions(here.wall) if now["view"] and now["result"] is None]
    assert all(view["seat"] is None and not view["known"] and view["culprit"] is None for view in views)


def test_pas_touche_by_palms_with_a_child_who_has_none(guest: Opens) -> None:
    options = {"players": 4, "easy_hands": True, "variant": {"tracks": {"green": ["lock"]}}}
    here = Evening(guest, "pas-touche", [["Léa"], ["Hugo", "Tom"], ["Ada"]], options, SMALL_TV)
    two = here.phones[1].page
    for phone in (*here.phones, here.phones[1]):
        phone.page.locator("[data-setup] button[type=submit]").tap()
    expect(two.get_by_text("Hugo touche en haut, Tom en bas")).to_be_visible()
    expect(here.wall.page.locator("[data-now]")).to_contain_text("Mains sur la table")
    lea = here.phones[0]
    throw = '[data-action="throw"]:enabled'
    while True:
        lea.page.locator(f'{throw}, .frame[data-over="true"][data-busy="false"]').first.wait_for()
        if lea.over:
            break
        here.phones[-1].page.locator(throw).tap()
        dice = lea.page.locator('.saucer:not(.past):not(.rolling):not([data-dice=""])')
        dice.wait_for()
        assert [phone.page.evaluate(CUT_OFF) for phone in here.phones] == [[]] * 3
        two.locator(f'[data-half="{two.locator("[data-half]").last.get_attribute("data-half")}"]').locator(
            f'[data-card="{dice.get_attribute("data-dice")}"]'
        ).tap()
        here.wall.page.locator("[data-verdict]").wait_for()
        read_from_afar(here.wall)
    here.end()
    assert all(now["view"]["dice"] is None for now in positions(here.wall) if now["view"] and not now["result"])


def test_pas_vu_pas_pris_by_palms(guest: Opens) -> None:
    options = {"players": 3, "variant": {"rounds": 1}}
    here = Evening(guest, "pas-vu-pas-pris", [["Léa"], ["Hugo"], ["Ada"]], options, TV)
    taken: list[Guest] = []
    walked: list[Guest] = []

    def act(phone: Guest) -> None:
        page = phone.page
        if page.locator("[data-take]").count() and phone not in taken:
            taken.append(phone)
            page.locator("[data-take]").first.tap()
            page.locator('.tools[aria-busy="false"] [data-put]').wait_for()
            page.locator('[data-handle="right"]').tap()
            page.locator('.tools[aria-busy="false"] [data-put].primary').tap()
        elif side := lit(phone, '.door.live[data-spot$=":3"]'):
            side.tap()
            page.locator("[data-submit]").tap()
        elif page.locator(".meter, [data-roster]").count() and phone not in walked:
            walked.append(phone)
            Finger(phone).slide(page.locator('.ghost.mine[data-where="side"]').first, phone.spot("square:a1"))
            page.locator('.tools[aria-busy="false"] [data-submit]').tap()
        else:
            # Whoever has no room there stays at home.
            while page.locator("[data-undo]:enabled").count():
                page.locator("[data-undo]").tap()
            touch_first(phone, "[data-close-look]", '[data-action="furnish none"]', "[data-choice]", "[data-submit]")

    here.play(act)
    here.end()

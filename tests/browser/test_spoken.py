"""A turn of each game played by what a screen reader would speak: a virtual one walks the page and acts on it."""

import contextlib
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from browser.conftest import Opens
from browser.guest import Guest
from browser.test_stage import sit

READER = (
    Path(__file__).resolve().parents[2] / "web/node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js"
)
# Walk on until one of the wanted words is spoken, and act there if asked to; answer with the phrase.
LISTEN = """
async ([wanted, act]) => {
  const { virtual } = window
  await virtual.start({ container: document.querySelector('.frame') })
  const heard = []
  for (let step = 0; step < 500; step += 1) {
    const phrase = await virtual.lastSpokenPhrase()
    heard.push(phrase)
    const found = wanted.some((words) => phrase.includes(words)) && !/disabled/.test(phrase)
    if (found && act) await virtual.act()
    if (found) {
      await virtual.stop()
      return phrase
    }
    if (step && phrase === heard[0]) break
    await virtual.next()
  }
  await virtual.stop()
  throw new Error(`none of ${wanted} in: ${heard.join(' | ')}`)
}
"""


class Listener:
    """Somebody who does not see the page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        code = READER.read_text("utf-8").partition("export{")[0]
        exported = READER.read_text("utf-8").partition("export{")[2].partition("}")[0]
        name = next(part.split(" as ")[0] for part in exported.split(",") if part.endswith(" as virtual"))
        guest.page.evaluate(f"(() => {{ {code}\n window.virtual = {name} }})()")

    def hear(self, *words: str) -> str:
        said: Any = self.guest.page.evaluate(LISTEN, [list(words), False])
        return str(said)

    def act(self, *words: str) -> str:
        """Walk to the first thing that is spoken with one of these words, and use it."""
        said: Any = self.guest.page.evaluate(LISTEN, [list(words), True])
        self.guest.settle()
        return str(said)


def test_a_turn_of_labystere(guest: Opens) -> None:
    lea = sit(guest(), "labystere", options={"players": 2})
    lea.wait_for_turn()
    ear = Listener(lea)
    assert "Lance le dé" in ear.hear("Lance le dé")
    ear.act("Lancer le dé")
    lea.wait_for_turn()
    rolled = lea.page.locator("[data-now]").inner_text()
    done = ear.act("Y aller", "Choisir ce chemin")
    if "Choisir" in done:
        ear.act("Échanger avec")
        ear.act("Échanger les chemins")
    # Who goes on to the die is left open: a card may give another turn, and bots are quick.
    expect_moved_on(lea, rolled)
    lines = [line for frame in map(json.loads, lea.frames) for line in frame.get("lines", [])]
    deeds = {event["kind"] for line in lines for event in line.get("events", []) if event["data"].get("seat") == "p1"}
    assert deeds & {"walk", "swap"}


def test_a_turn_of_pas_touche(guest: Opens) -> None:
    lea = sit(guest(), "pas-touche", options={"players": 2, "easy_hands": True})
    ear = Listener(lea)
    ear.act("C’est prêt")
    with contextlib.suppress(Error):  # the bot throws where nobody else does for a while
        ear.act("button, Lancer")
    lea.page.locator('.saucer:not(.past):not(.rolling):not([data-dice=""])').wait_for()
    card = ear.hear("Les dés").rpartition(":")[2].strip()
    ear.act(f"button, {card}")
    lea.page.locator("[data-verdict]").wait_for()
    seconds = lea.page.locator("[data-verdict] .ms").first.inner_text().split()[0]
    assert "," in seconds
    assert ear.hear(seconds)


def test_a_turn_of_rest_in_peace(guest: Opens) -> None:
    lea = sit(guest(), "rest-in-peace", options={"first": "green"})
    lea.wait_for_turn()
    ear = Listener(lea)
    ear.act("button, Fantôme")
    lea.wait_for_turn()
    ear.act("Terminer le tour")
    expect_moved_on(lea, "Terminer")


def expect_moved_on(guest: Guest, old: str) -> None:
    guest.wait_until("(old) => !document.querySelector('[data-now]')?.textContent.includes(old)", arg=old)


def test_a_turn_of_pas_vu_pas_pris(guest: Opens) -> None:
    lea = guest()
    for _ in range(20):  # a card that shows no furniture may be dealt: then somewhere else
        sit(lea, "pas-vu-pas-pris", options={"players": 2}).wait_for_turn()
        if lea.now_offers("furnish none"):
            break
    ear = Listener(lea)
    ear.act("Laisser les meubles")
    lea.wait_for_turn()
    assert ear.hear("Partage")
    ear.act("Ne bouger personne")
    expect_moved_on(lea, "Partage")

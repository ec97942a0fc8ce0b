"""The guided first games: nobody moves while a step is read, and the guide covers nothing that it speaks of."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Opens
from browser.guest import Guest

GAMES = ["labystere", "pas-touche", "pas-vu-pas-pris", "rest-in-peace"]
SIZES = [(1366, 768), (360, 640)]  # the tightest of the wide ones and of the phones
LIFTED = "[data-close-look], [data-spot=put-down]"
"""Ends what the board holds up to be read; the guide comes after it."""
SETTLING_MS = 100
"""The card looks for room again when the page changes its size."""
MOVES = 2
STEPS = 40
LONG_ENOUGH_MS = 7_000
"""A bot of Pas Touche ! throws 5 s after everybody may."""

# What the guide's card lies on: its target, or anything that can be touched, but for what is scrolled away.
COVERED = """
() => {
  const card = document.querySelector('.guide')
  const shown = (element, stage = false) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let at = element.parentElement; at && (stage || !at.matches('.stage')); at = at.parentElement) {
      if (!(stage ? /auto|scroll|hidden/ : /auto|scroll/).test(getComputedStyle(at).overflow)) continue
      const area = at.getBoundingClientRect()
      left = Math.max(left, area.left); top = Math.max(top, area.top)
      right = Math.min(right, area.right); bottom = Math.min(bottom, area.bottom)
    }
    return { left, top, right, bottom }
  }
  const area = card.getBoundingClientRect()
  const under = (element) => {
    const box = shown(element)
    if (box.right - box.left < 1 || box.bottom - box.top < 1) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const slack = 1
    return box.left < area.right - slack && box.right > area.left + slack
      && box.top < area.bottom - slack && box.bottom > area.top + slack
  }
  const name = (element) => element.outerHTML.slice(0, 120)
  const wanted = card.dataset.target
  const on = (place) => document.querySelector(`${place} ${wanted}`)
  const target = wanted ? on('.stage') ?? on('.frame') : null
  const touched = ['button:not(:disabled)', '[role=button]', '[tabindex="0"]', 'input']
    .flatMap((one) => [`.stage ${one}`, `.now ${one}`, `.players ${one}`]).join()
  const found = [...(target ? [target] : []), ...document.querySelectorAll(touched)].filter(under).map(name)
  if (target) {
    const box = shown(target, true)
    if (box.right - box.left < 20 || box.bottom - box.top < 20) found.push(`out of sight: ${name(target)}`)
  } else if (wanted) found.push(`not there: ${wanted}`)
  const outside = area.bottom > innerHeight || area.right > innerWidth || area.left < 0 || area.top < 0
  if (outside) found.push('the card leaves the page')
  if (card.scrollWidth > card.clientWidth + 1) found.push('the card is too narrow')
  for (const one of document.querySelectorAll('.stage .board, .stage .laid')) {
    if (one.scrollHeight > one.clientHeight + 1) found.push(`a part is below the edge: ${name(one)}`)
  }
  return found
}
"""


def learn(guest: Guest, game: str) -> Locator:
    """Begin the guided game; return the guide's card."""
    guest.go(f"/g/{game}")
    expect(guest.button(re.compile("^Jouer$"))).to_be_in_viewport(ratio=1)  # without scrolling
    guest.button("Apprendre en jouant").click()
    card = guest.page.get_by_label("Première partie guidée")
    expect(card).not_to_have_attribute("data-step", "")
    expect(guest.page.locator(".frame")).to_have_attribute("data-busy", "false")
    return card


def act(guest: Guest) -> None:
    """Do what a strong player would, by touching where the game cannot advise."""
    page = guest.page
    if page.locator("[data-setup]").count():
        page.locator('[data-setup] button[type="submit"]').click()
    elif page.locator('[data-action="throw"]').count():
        page.locator('[data-action="throw"]').click()
        dice = page.locator('.saucer:not(.past):not(.rolling):not([data-dice=""])')
        treat, number = str(dice.get_attribute("data-dice")).split()
        page.locator(f'[data-spot="{treat} {number}"]').focus()
        page.keyboard.press("Enter")
        page.locator("[data-verdict]").wait_for()
    else:
        guest.follow_hint()
    guest.settle()


def covered(guest: Guest, step: str, number: int, game: str) -> list[str]:
    """Return what the guide's card lies on, in each size."""
    found: list[str] = []
    kept = os.environ.get("GUIDE_PICTURES")
    for size in SIZES:
        guest.resize(size)
        guest.page.wait_for_timeout(SETTLING_MS)
        found += [f"{size}: {one}" for one in guest.page.evaluate(COVERED)]
        if kept:
            guest.page.screenshot(path=Path(kept) / f"{game}-{size[0]}x{size[1]}" / f"{number:02}-{step}.png")
    return found


def walk(guest: Guest, card: Locator, game: str) -> list[str]:
    """Read every step and play what it recommends, some moves long; return the steps that were seen."""
    seen: list[str] = []
    moves = 0
    for _ in range(STEPS):
        guest.page.wait_for_selector(
            f'.frame[data-turn][data-busy="false"], .frame[data-over="true"], .guide .next:visible, {LIFTED}'
        )
        for lifted in guest.page.locator(LIFTED).all():
            lifted.click()
        step = str(card.get_attribute("data-step"))
        if step:
            assert step not in seen
            seen.append(step)
            assert covered(guest, step, len(seen), game) == [], step
        if guest.over or moves == MOVES:
            break
        if step and card.locator(".next.primary").count():
            card.get_by_role("button", name="Compris").click()
            expect(card).not_to_have_attribute("data-step", step)
        elif guest.page.locator('.frame[data-turn][data-busy="false"]').count():
            moves += 1
            act(guest)
        else:
            guest.settle()
    return seen


def test_nobody_moves_while_a_step_is_read(guest: Opens) -> None:
    """Four people read side by side, so that only one of them has to be waited for."""
    readers = {game: guest() for game in GAMES}
    cards = {game: learn(reader, game) for game, reader in readers.items()}
    first = {game: card.get_attribute("data-step") for game, card in cards.items()}
    readers[GAMES[-1]].page.wait_for_timeout(LONG_ENOUGH_MS)
    for game, reader in readers.items():
        assert not [frame for frame in reader.frames if '"by":"bot"' in frame], game
        assert cards[game].get_attribute("data-step") == first[game]
        assert reader.violations() == [], game


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_covers_nothing(guest: Opens, game: str) -> None:
    lea = guest(size=SIZES[-1], touch=True)
    card = learn(lea, game)
    seen = walk(lea, card, game)
    assert len(seen) >= 5, seen


def test_a_step_is_read_aloud_where_the_browser_has_a_voice(guest: Opens) -> None:
    lea = guest()
    lea.page.add_init_script("""
      window.said = []
      const voice = { getVoices: () => [{}], addEventListener() {}, removeEventListener() {}, cancel() {},
        speak: (words) => said.push([words.text, words.lang]) }
      Object.defineProperty(window, 'speechSynthesis', { value: voice })
    """)
    learn(lea, "rest-in-peace")
    lea.button("Lire à voix haute").click()
    ((text, language),) = lea.page.evaluate("said")
    assert text.startswith("Voici la rue")
    assert language == "fr"


def test_without_a_voice_there_is_no_button_for_it(guest: Opens) -> None:
    lea = guest()
    lea.page.add_init_script("Object.defineProperty(window, 'speechSynthesis', { value: undefined })")
    lea.go("/").button(re.compile("Guide-moi · Rest in Peace")).click()  # one touch, for whoever is new to it
    expect(lea.page.get_by_label("Première partie guidée")).to_have_attribute("data-step", "welcome")
    expect(lea.button("Lire à voix haute")).to_have_count(0)
    lea.go("/")
    expect(lea.button(re.compile("Guide-moi"))).to_have_count(3)
    expect(lea.button(re.compile("Guide-moi · Rest in Peace"))).to_have_count(0)


def test_the_guide_waits_over_a_broken_line(guest: Opens) -> None:
    lea = guest()
    card = learn(lea, "rest-in-peace")
    first = str(card.get_attribute("data-step"))
    lea.context.set_offline(True)
    expect(lea.page.locator(".frame")).to_have_attribute("data-wire", "broken")
    lea.context.set_offline(False)
    expect(lea.page.locator(".frame")).to_have_attribute("data-wire", "open")
    lea.page.wait_for_timeout(LONG_ENOUGH_MS)
    assert card.get_attribute("data-step") == first
    assert not [frame for frame in lea.frames if '"by":"bot"' in frame]
    while card.get_attribute("data-step"):
        card.get_by_role("button", name="Compris").click()
    lea.wait_for_turn()

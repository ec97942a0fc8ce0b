"""What a game teaches: a hint with its reason, and a finished game looked back at, in both languages."""

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Opens
from browser.guest import PHONE, Guest
from server.services import Server

WORK = 300_000  # without a compiler the look back takes its time

# Both families on one screen: whoever has taken fewer Houses leads with a Ghost, the other one abandons without a
# card. At the end a House that decides the game is given away with a full hand.
PLAY = """
async () => {
  const seats = [{ kind: 'human', name: 'Léa' }, { kind: 'human', name: 'Noé' }]
  const options = { levels: [0], first: 'green' }
  const made = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'rest-in-peace', options, seats, start: true }),
  })
  const { table } = await made.json()
  const address = location.origin.replace('http', 'ws') + `/api/tables/${table.id}/socket?as=`
  await new Promise((done) => {
    let count = 0
    for (const seat of ['green', 'blue']) {
      const socket = new WebSocket(address + seat)
      const taken = { green: 0, blue: 0 }
      let sent = -1
      let played = false
      const pick = (legal) => {
        const ghosts = legal.filter((move) => move.startsWith('ghost '))
        const leads = seat === (taken.green <= taken.blue ? 'green' : 'blue')
        if (leads && !played && ghosts.length) return (played = true) && ghosts.at(-1)
        played = false
        return legal.includes('end') ? 'end' : legal.at(-1)
      }
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: message.n }))
        if (!message.now) return
        const events = message.lines.flatMap((line) => line.events ?? [])
        for (const event of events) if (event.kind === 'take-token') taken[event.data.seat] += 1
        if (message.now.result) return done()
        if (message.now.legal.length === 0 || message.seq <= sent) return
        sent = message.seq
        socket.send(JSON.stringify({ type: 'move', id: `m${count++}`, seat, move: pick(message.now.legal) }))
      }
    }
  })
  return `/replay/${table.id}?as=green&invite=${table.invite}`
}
"""


@pytest.fixture(scope="module")
def replay(house: Server, chromium: Browser) -> str:
    """Play a short game by script and return the address of its replay."""
    both = Guest(chromium, house.base)
    address: str = both.go("/").page.evaluate(PLAY)
    both.close()
    return address


def look_back(guest: Guest, replay: str) -> Guest:
    """Open a replay and ask for the look back."""
    guest.go(replay).button(re.compile("Analyser la partie|Analyse the game")).click()
    expect(guest.page.locator("[data-line]")).to_have_count(2, timeout=WORK)
    expect(guest.page.locator("progress")).to_have_count(0, timeout=WORK)
    return guest


def test_a_finished_game_shows_its_chances_and_turning_points(guest: Opens, replay: str) -> None:
    lea = look_back(guest(), replay)
    page = lea.page
    known = page.get_by_text("ce que son joueur pouvait savoir")
    line = page.locator('[data-line="blue"]').get_attribute("d")
    assert line is not None
    assert line.count("L") >= 2
    expect(known).to_be_visible()
    turn = page.locator("button[data-turn]").last
    frame = turn.get_attribute("data-turn")
    turn.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"#{frame}$"))
    expect(turn).to_have_attribute("aria-current", "step")
    expect(page.locator("[data-advice]")).to_contain_text(re.compile("Ici (Léa|Noé)"))
    missed = page.locator("button[data-better]").first
    missed.click()
    frame = missed.get_attribute("data-better")
    expect(page).to_have_url(re.compile(rf"#{frame}$"))
    expect(page.locator("[data-advice]")).to_contain_text("Mieux, d’environ")
    assert "why-" not in page.locator("[data-advice]").inner_text()
    switch = page.get_by_role("switch", name="Toutes cartes ouvertes")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(known).to_have_count(0)
    assert page.locator('[data-line="blue"]').get_attribute("d") != line
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(rf"#{int(frame or 0) - 1}$"))
    assert lea.violations() == []


def test_the_chances_fit_on_a_phone_by_day_and_are_told_in_english(guest: Opens, replay: str) -> None:
    lea = look_back(guest(language="en", size=PHONE, theme="morning", touch=True), replay)
    expect(lea.page.locator(".curve")).to_be_visible()
    expect(lea.page.get_by_text("what its player could know")).to_be_visible()
    lea.page.locator("button[data-better]").first.click()
    expect(lea.page.locator("[data-advice]")).to_contain_text("Better, by about")
    width = lea.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    lea.button("Hide").click()
    expect(lea.page.locator(".curve")).to_have_count(0)
    assert lea.violations() == []


def test_a_hint_says_why(guest: Opens) -> None:
    lea = guest().play_bot()
    lea.wait_for_turn()
    lea.button(re.compile("conseil")).first.click()
    hint = lea.page.locator("[data-hint]")
    expect(hint).to_contain_text("Conseil :")
    expect(hint.locator(".reason")).not_to_be_empty()
    assert hint.get_attribute("role") == "status"
    said = hint.locator(".reason").inner_text()
    assert "why-" not in said
    assert said.endswith(".")

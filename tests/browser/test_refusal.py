"""A refused move explains itself, with its clause, beside the thing that was touched."""

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.test_friends import next_to_move, sit_two


def test_a_refused_move_shows_its_clause_until_its_player_acts(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    acting = next_to_move(lea, hugo)
    waiting = hugo if acting is lea else lea
    bubble = waiting.page.locator("[data-refusal]")
    waiting.page.locator('.mine [data-spot^="ghost:"]').first.click()
    expect(bubble).to_have_attribute("data-refusal", "RIP-T1")
    lines = waiting.page.locator(".side [data-seq]")
    before = lines.count()
    acting.play_turn()
    expect(lines.nth(before)).to_be_attached()
    waiting.page.wait_for_selector('.frame[data-busy="false"]')
    bubble.get_by_role("button", name="Lire la règle").click()
    expect(waiting.page.locator("li.wanted [id='RIP-T1']")).to_be_attached()
    expect(bubble).to_be_visible()
    waiting.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)

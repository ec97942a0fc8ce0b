"""A refused move explains itself, with its clause, beside the thing that was touched."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens


def test_a_refused_move_shows_its_clause(guest: Opens) -> None:
    lea = guest().play_bot("Maître")
    bubble = lea.page.locator("[data-refusal]")
    for _ in range(20):
        assert lea.wait_for_turn()
        lea.page.locator("[data-action]").first.click()
        # While the bot thinks, every card is refused (RIP-T1).
        lea.page.wait_for_selector('.frame[data-busy="false"]')
        if lea.page.locator(".frame[data-turn]").count() == 0:
            lea.page.locator('.mine [data-spot^="ghost:"]').first.click()
            lea.page.wait_for_timeout(200)
            if bubble.count():
                break
    expect(bubble).to_be_visible()
    assert bubble.get_attribute("data-refusal") == "RIP-T1"
    bubble.get_by_role("button", name=re.compile("RIP-T1")).click()
    expect(lea.page.locator("li.wanted [id='RIP-T1']")).to_be_attached()

"""Same-screen play: the cover stands between two players."""

from playwright.sync_api import expect

from browser.conftest import Opens


def test_the_cover_hides_everything_between_turns(guest: Opens) -> None:
    lea = guest().go("/g/rest-in-peace")
    lea.page.get_by_placeholder("Joueur 1").fill("Léa")
    lea.page.get_by_placeholder("Joueur 2").fill("Hugo")
    lea.button("S’asseoir").click()
    cover = lea.page.locator("[data-cover]")
    seen: set[str] = set()
    for _ in range(6):
        lea.wait_for_turn()
        if lea.over:
            break
        if cover.count():
            seat = cover.get_attribute("data-cover") or ""
            assert lea.page.locator(".mine [data-spot^='ghost:']").count() == 0
            seen.add(seat)
            lea.page.keyboard.press("b")
            expect(cover.get_by_role("button")).to_be_focused()
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
            assert lea.page.evaluate("document.activeElement.id") == "main"
            lea.page.wait_for_selector(f'.frame[data-turn="{seat}"]')
        lea.play_turn(cards=1)
    assert seen == {"green", "blue"}

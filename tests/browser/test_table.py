"""What people do around a game: watch, take back, ask, learn, leave."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.test_friends import next_to_move, sit_two


def test_a_spectator_watches_an_open_table(guest: Opens) -> None:
    lea, zoe = guest(), guest()
    lea.go("/g/rest-in-peace")
    lea.page.get_by_label("Ton nom").fill("Léa")
    lea.page.get_by_label("Table ouverte à tous").check()
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Mettre un robot")).to_be_visible()
    join = zoe.go("/watch").page.get_by_role("link", name=re.compile("^Rejoindre Rest in Peace, Léa"))
    expect(zoe.page.locator("[data-status=waiting]").filter(has=join)).to_be_visible()
    lea.page.get_by_label("Mettre un robot").select_option("1")
    lea.button("Commencer").click()
    expect(lea.page.locator(".frame")).to_be_visible()
    zoe.go("/watch").page.get_by_role("link", name=re.compile("^Regarder Rest in Peace, Léa")).first.click()
    expect(zoe.page.get_by_text("Tu regardes")).to_be_visible()
    lea.play_turn()
    last = lea.page.locator(".side [data-seq]").last.get_attribute("data-seq")
    expect(zoe.page.locator(f'.side [data-seq="{last}"]').first).to_be_attached()
    expect(lea.page.get_by_title("Une personne regarde")).to_be_visible()


def test_a_move_is_taken_back_when_the_other_agrees(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    first = next_to_move(lea, hugo)
    other = hugo if first is lea else lea
    ghosts = first.page.locator('.mine [data-spot^="ghost:"]')
    ghosts.last.click()
    first.settle()
    played = first.page.locator(".side [data-seq]").count()
    first.page.keyboard.press("u")
    other.button("D’accord").click()
    expect(first.page.locator(".side").get_by_text("reprend son coup")).to_be_attached()
    first.settle()
    assert first.page.locator("[data-turn]").count() == 1
    assert first.page.locator(".row.green li, .row.blue li").count() <= played


def test_a_hint_says_what_to_do_and_is_told_to_all(guest: Opens) -> None:
    lea = guest().play_bot()
    lea.wait_for_turn()
    lea.page.keyboard.press("h")
    expect(lea.page.get_by_text(re.compile("^Conseil")).first).to_be_visible()
    expect(lea.page.locator(".side").get_by_text("demande conseil")).to_be_attached()
    lea.button("Suivre").click()
    lea.settle()
    expect(lea.page.get_by_text(re.compile("^Conseil"))).to_have_count(0)


def test_the_first_game_is_guided_and_the_guide_can_be_left(guest: Opens) -> None:
    lea = guest().go("/g/rest-in-peace")
    lea.button("Apprendre en jouant").click()
    guide = lea.page.get_by_label("Première partie guidée")
    expect(guide).to_be_visible()
    said = guide.inner_text()
    lea.button("Compris").click()
    expect(guide).not_to_have_text(said)
    lea.button("Jouer sans guide").click()
    expect(guide).to_have_count(0)
    assert "guide" not in lea.page.url


def test_leaving_asks_first_and_a_bot_plays_on(guest: Opens) -> None:
    lea, hugo = sit_two(guest)
    lea.button("Menu").click()
    lea.button("Quitter la partie").click()
    lea.button("Oui, quitter").click()
    lea.page.wait_for_url(lambda url: url.endswith("/"))
    expect(hugo.page.locator(".side").get_by_text("Léa se lève.")).to_be_attached()
    assert hugo.wait_for_turn()


def test_a_bot_stands_in_for_one_who_is_gone_until_they_return(guest: Opens) -> None:
    pair = sit_two(guest)
    gone = next_to_move(*pair)
    here = pair[0] if gone is pair[1] else pair[1]
    name = "Hugo" if gone is pair[1] else "Léa"
    table = gone.page.url
    gone.go("/")
    expect(here.page.locator("[data-now]")).to_have_text(f"On attend {name}, qui n’est pas là.")
    vote = here.button("Faire jouer un robot")
    for _ in range(20):
        vote.click()
        here.page.wait_for_timeout(300)
        if here.page.get_by_text("un robot joue à sa place").count():
            break
    expect(here.page.get_by_text("un robot joue à sa place")).to_be_visible()
    expect(here.page.locator(".side").get_by_text(f"Un robot joue à la place de {name}.")).to_be_attached()
    here.page.wait_for_selector(".frame[data-turn]")
    gone.page.goto(table)
    expect(here.page.locator(".side").get_by_text(f"{name} est de retour")).to_be_attached()
    told = gone.page.get_by_role("dialog", name="Pendant ton absence")
    expect(told).to_contain_text(re.compile(f"{name} (joue|abandonne)"))
    told.get_by_role("button", name="Compris").click()


def test_a_bot_stands_in_for_one_who_does_not_move_until_they_say_so(guest: Opens) -> None:
    lea, hugo = guest(), guest()
    wish = {"game": "rest-in-peace", "seats": [{"kind": "human", "name": "Léa"}], "start": True}
    clock = {"kind": "relaxed", "seconds": 5}
    answer = lea.go("/").page.request.post(f"{lea.base}/api/tables", data={**wish, "clock": clock})
    table = answer.json()["table"]
    hugo.go(f"/t/{table['id']}?invite={table['invite']}").button("M’asseoir ici").click()
    lea.go(f"/t/{table['id']}")
    slow = next_to_move(lea, hugo)
    other = hugo if slow is lea else lea
    other.button("Faire jouer un robot").click()
    expect(other.page.get_by_text("un robot joue à sa place")).to_be_visible()
    expect(slow.page.locator("[data-turn]")).to_have_count(0)
    slow.button("Me revoilà").click()
    expect(other.page.get_by_text("un robot joue à sa place")).to_have_count(0)
    expect(slow.button("Me revoilà")).to_have_count(0)


def test_the_log_shows_on_the_board_what_it_tells(guest: Opens) -> None:
    lea = guest().play_bot()
    lea.play_turn()
    lea.page.keyboard.press("l")
    lea.page.locator(".side li button[tabindex='0']").focus()
    lea.page.keyboard.press("ArrowUp")
    assert lea.page.evaluate("document.activeElement.closest('li[data-seq]') !== null")

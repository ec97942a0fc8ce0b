"""Every option of a game is offered before it starts, by name, and the table is set as chosen."""

from typing import Any

from playwright.sync_api import Request, expect

from browser.conftest import Opens


def chosen(request: Request) -> Any:
    """Return the options that a table was asked for with."""
    body: Any = request.post_data_json
    return body["options"]


def test_a_furnished_hall_is_chosen_by_name(guest: Opens) -> None:
    lea = guest().go("/g/pas-vu-pas-pris")
    lea.page.locator("details.options summary").click()
    lea.page.get_by_role("group", name="Mobilier").get_by_label("Bibliothèque").check()
    with lea.page.expect_request("**/api/tables") as made:
        lea.button("Jouer").click()
    assert chosen(made.value) == {"layout": "library", "players": 2}


def test_only_those_who_sit_down_can_be_first(guest: Opens) -> None:
    lea = guest().go("/g/labystere")
    lea.page.locator("details.options summary").click()
    first = lea.page.get_by_role("group", name="Qui commence").get_by_role("radio")
    lea.page.get_by_role("group", name="joueurs").get_by_label("3", exact=True).check()
    expect(first).to_have_count(3)
    first.nth(2).check()
    lea.page.get_by_role("group", name="joueurs").get_by_label("2", exact=True).check()
    expect(first).to_have_count(2)
    expect(first.first).to_be_checked()
    with lea.page.expect_request("**/api/tables") as made:
        lea.button("Jouer").click()
    assert chosen(made.value) == {"players": 2}

"""Every option of a game is offered before it starts, by name, and the table is set as chosen."""

import re
from typing import Any

from playwright.sync_api import Request, expect

from browser.conftest import Opens


def chosen(request: Request) -> Any:
    """Return the options that a table was asked for with."""
    body: Any = request.post_data_json
    return body["options"]


def test_a_furnished_hall_is_chosen_by_name(guest: Opens) -> None:
    lea = guest().go("/g/pas-vu-pas-pris")
    lea.page.locator("details.options > summary").click()
    lea.page.get_by_role("group", name="Mobilier").get_by_label("Bibliothèque").check()
    with lea.page.expect_request("**/api/tables") as made:
        lea.button("Jouer").click()
    assert chosen(made.value) == {"layout": "library", "players": 2}


def test_only_those_who_sit_down_can_be_first(guest: Opens) -> None:
    lea = guest().go("/g/labystere")
    lea.page.locator("details.options > summary").click()
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


def test_a_first_duel_is_offered_the_base_mediums_and_the_choice_is_kept(guest: Opens) -> None:
    # RIP-S2: as the rulebook advises, until a duel was finished or levels were chosen in this browser
    lea = guest().go("/g/rest-in-peace")
    options = lea.page.locator("details.options")
    expect(options.locator("> summary")).to_contain_text("les neuf Médiums de base")
    with lea.page.expect_request("**/api/tables") as made:
        lea.button("Jouer").click()
    assert chosen(made.value) == {"levels": [0]}

    lea.go("/g/rest-in-peace")
    options.locator("> summary").click()
    options.get_by_label("Niveau 1").check()
    with lea.page.expect_response("**/api/tables") as answered:
        lea.button("Jouer").click()
    assert chosen(answered.value.request) == {"levels": [0, 1]}
    expect(lea.page).to_have_url(re.compile("/t/"))

    lea.go("/g/rest-in-peace")
    expect(options.locator("> summary")).not_to_contain_text("Médiums")
    with lea.page.expect_request("**/api/tables") as again:
        lea.button("Jouer").click()
    assert chosen(again.value) == {"levels": [0, 1]}


def test_house_rules_are_fields_and_what_does_not_fit_is_said_beside_them(guest: Opens) -> None:
    lea = guest().go("/g/rest-in-peace")
    options = lea.page.locator("details.options")
    options.locator("> summary").click()
    options.get_by_text("Règles maison").click()
    manors = options.locator("[data-rule=manors]")
    manors.get_by_role("spinbutton").fill("9")
    lea.button("Jouer").click()
    expect(manors.get_by_role("alert")).to_have_text("Il faut un nombre de 3 à 7.")
    manors.get_by_role("spinbutton").fill("7")
    lea.button("Jouer").click()
    expect(manors.get_by_role("alert")).to_have_text("Dix manches demandent dix Demeures, pas 11.")
    options.get_by_label("Châteaux", exact=True).fill("3")
    options.get_by_label("Main de départ").fill("5")
    options.locator("[data-rule=twice]").get_by_label("Mariage repoussé").check()
    with lea.page.expect_request("**/api/tables") as made:
        lea.button("Jouer").click()
    assert chosen(made.value) == {"levels": [0], "variant": {"manors": 7, "castles": 3, "twice": [7]}}
    expect(lea.page).to_have_url(re.compile("/t/"))

"""The host's desk: a gate for everybody, and behind it what is here, a notice, a game that ends, somebody forgotten."""

import re

from playwright.sync_api import expect

from browser.conftest import Opens
from browser.guest import PHONE
from server.services import Server

# Nothing that can be touched is covered by the announcement, or pushed out of the page by it.
IN_SIGHT = """
() => {
  const { bottom } = document.querySelector('[data-notice]').getBoundingClientRect()
  return [...document.querySelectorAll('.frame header *, .now button')].every((one) => {
    const box = one.getBoundingClientRect()
    return box.width <= 1 || (box.top > bottom - 1 && box.bottom < innerHeight + 1)
  })
}
"""


def test_the_host_runs_the_house_from_the_desk(guest: Opens, house: Server) -> None:
    secret = re.search(r"shown this once: (\S+)", house.text())
    assert secret is not None
    lea, host = guest(), guest()
    lea.go("/g/rest-in-peace")
    lea.page.get_by_label("Ton nom").fill("Léontine")
    lea.button("Dresser la table").click()
    expect(lea.page.get_by_label("Lien d’invitation")).to_be_visible()
    table = lea.page.url.split("/t/")[1].split("?")[0]

    page = host.go("/desk").page
    field = page.get_by_label("Le secret")
    field.fill("pas le bon")
    host.button("Entrer").click()
    expect(page.get_by_role("alert")).to_contain_text("n’est pas le secret")
    expect(page.get_by_text("Léontine")).to_have_count(0)
    field.fill(secret.group(1))
    host.button("Entrer").click()
    expect(page.locator("[data-desk=true]")).to_be_visible()
    passes = [cookie for cookie in host.context.cookies() if cookie.get("name") == "veillee-desk"]
    assert [cookie.get("httpOnly") for cookie in passes] == [True]
    expect(page.locator("section", has=page.locator("#desk-now")).get_by_text("Léontine", exact=True)).to_be_visible()
    page.locator("summary", has_text="Ce qui a été refusé").click()
    expect(page.locator("[data-refusals]")).to_contain_text("refusal-desk-secret")

    noe = guest(size=PHONE).play_bot()
    page.get_by_label("Annonce à tous").fill("On redémarre")
    page.get_by_label("Redémarrage dans").fill("5")
    host.button("Annoncer").click()
    expect(lea.page.locator("[data-notice]")).to_contain_text("On redémarre")
    expect(lea.page.locator("[data-notice]")).to_contain_text("5 minutes")
    expect(noe.page.locator("[data-notice]")).to_be_visible()
    noe.wait_until(IN_SIGHT)
    host.button("Retirer l’annonce").click()
    expect(lea.page.locator("[data-notice]")).to_have_count(0)

    row = page.locator(f'[data-log="{table}"]')
    row.get_by_role("button", name="Terminer").click()
    row.get_by_role("button", name="Oui, vraiment").click()
    expect(row).to_contain_text("finie")

    page.get_by_label("Un nom, ou un morceau").fill("léont")
    host.button("Chercher").click()
    person = page.locator("[data-person]")
    with page.expect_download() as download:
        person.get_by_role("button", name="Télécharger").click()
    assert "Léontine" in download.value.path().read_text(encoding="utf-8")
    person.get_by_role("button", name="Oublier partout").click()
    person.get_by_role("button", name="Oui, vraiment").click()
    expect(page.get_by_text("Personne de ce nom.")).to_be_visible()
    expect(row).to_have_count(0)
    expect(page.locator("[data-journal]")).to_contain_text("Noms ou paroles retirés")

    host.button("Quitter le bureau").click()
    expect(page.get_by_label("Le secret")).to_be_visible()
    assert lea.context.request.get(f"{house.base}/api/admin/status").status == 403

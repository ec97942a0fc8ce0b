"""Compare many seeded games in Chromium with the same games natively: every view of every position.

python -m browser.conformance 100      # so many games of each title, with `src` and `tests` on the path
"""

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.device_house import CLIENT, DeviceHouse, device_films, native_films, seeded_replay, worker
from browser.file_host import FileHost
from browser.guest import launch
from veillee.games.registry import all_games
from veillee.server.web.site import write_site


def main(count: int, *titles: str) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder), str(CLIENT))
        host = FileHost(Path(folder))
        page = launch(playwright).new_page()
        page.goto(f"{host.base}/rules/labystere")
        house = DeviceHouse(page, "/", worker("house"))
        for game in [all_games()[title] for title in titles or sorted(all_games())]:
            began, positions = time.monotonic(), 0
            examples = game.examples()
            for seed in range(count):
                replay = seeded_replay(game, examples[seed % len(examples)], seed)
                films = device_films(house, replay)
                if films != native_films(replay):
                    sys.exit(f"{game.id}: game {seed} differs")
                positions += sum(film.positions for film in films)
            seconds = time.monotonic() - began
            print(f"{game.id}: {count} games, {positions} views, identical; {seconds:.0f} s", flush=True)
        host.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])

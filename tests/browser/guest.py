"""A person at a browser: opens pages, clicks, and keeps what its sockets brought."""

import json
import os
import re
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright, WebSocket, expect

# A list of ours replaces Playwright's, so the ones that matter to us are here again. The address bar's two pages are
# loaded anew for each person, though nobody sees them, and take more than a third of what pages take.
FEATURES_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = [
    f"--disable-features={','.join(FEATURES_OFF)}",
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-unsafe-swiftshader",
]
WIDE = (1440, 900)
PHONE = (390, 844)
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first is Chromium without its windows: a page takes a third less of the processor."""

# Where motion is off, what fades in 80 ms is drawn at once: a seventh less of the processor goes into frames between.
STILL = """
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important; animation-duration: 1ms !important }')
addEventListener('DOMContentLoaded', () => (document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]))
"""

UNSAID = re.compile(r"^[a-z]+(-[a-z0-9]+)+$", re.MULTILINE)
"""The name of a text stands where it is missing."""

# What is written smaller than that, in pixels as they are seen.
SMALL_TEXT = """
([within, least]) => [...document.querySelectorAll(`${within} *`)].flatMap((element) => {
  const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const box = element.getBoundingClientRect()
  const hidden = element.closest('.unseen, [inert]') || getComputedStyle(element).visibility !== 'visible'
  if ((!says && !element.dataset?.text) || hidden || box.width < 3 || box.height < 3) return []
  const drawn = element.ownerSVGElement && element.getScreenCTM()
  const scale = drawn ? Math.hypot(drawn.a, drawn.b) : element.currentCSSZoom
  const size = parseFloat(getComputedStyle(element).fontSize) * scale
  const name = element.className.baseVal ?? element.className
  return size < least - 0.1 ? [`${size.toFixed(1)} ${name}: ${element.textContent.trim()}`] : []
})
"""


def launch(playwright: Playwright) -> Browser:
    """Start Debian's Chromium, or the one that CHROMIUM names."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise FileNotFoundError("no Chromium: apt-get install chromium, or set CHROMIUM to its path")
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


class Guest:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        language: str = "fr",
        size: tuple[int, int] = WIDE,
        theme: str = "night",
        motion: str = "off",
        touch: bool = False,
        keeps: bool = False,
    ) -> None:
        self.base = base
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=f"{language}-FR",
            has_touch=touch,
            service_workers="allow" if keeps else "block",  # a visit that is not about it keeps no copy of the page
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"language": language, "theme": theme, "motion": motion, "sound": False})
        self.context.add_init_script(
            # An empty frame has no storage.
            "try { localStorage.getItem('veillee-settings') ?? "
            f"localStorage.setItem('veillee-settings', '{settings}') }} catch {{}}"
        )
        if motion == "off":
            self.context.add_init_script(STILL)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def close(self) -> None:
        self.context.close()

    # Going and looking

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page another size, and wait until it is laid out in it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def go(self, path: str) -> "Guest":
        self.page.goto(self.base + path)
        return self

    def wait_until(self, expression: str, arg: Any = None) -> None:
        """Wait until an expression holds; Playwright's own way asks the page to evaluate text, which it forbids."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(expression, arg):
            assert time.monotonic() < until, expression
            self.page.wait_for_timeout(20)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def spot(self, name: str) -> Locator:
        """Return a thing on the board."""
        return self.page.locator(f'[data-spot="{name}"]').first

    def violations(self, *rules: str) -> list[str]:
        """Return what axe-core finds wrong with the page as it is now, by these of its rules or by all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        wanted: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
        found: dict[str, Any] = self.page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
        return [
            f"{one['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def small_text(self, within: str, least: float) -> list[str]:
        """Return what is written smaller than that, in pixels, inside a part of the page."""
        found: list[str] = self.page.evaluate(SMALL_TEXT, [within, least])
        return found

    def unsaid(self) -> list[str]:
        """Return the names of texts that are missing on the page as it is now."""
        return [found[0] for found in UNSAID.finditer(self.page.locator("body").inner_text())]

    # Sitting down

    def play_bot(self, level: str = "") -> "Guest":
        """Sit down against a bot from the landing page: one click."""
        if level:
            self.go("/g/rest-in-peace").page.get_by_label(level, exact=True).check()
            self.button(re.compile("^(Jouer|Play)$")).click()
        else:
            self.go("/").button(re.compile("^(Jouer|Play) · Rest in Peace")).click()
        self.page.wait_for_url("**/t/*")
        expect(self.page.locator(".frame")).to_be_visible()
        return self

    # Playing

    @property
    def over(self) -> bool:
        return self.page.locator('.frame[data-over="true"]').count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until this person is to move or has a look to close; False when the game is over instead."""
        self.page.wait_for_selector(
            '.frame[data-turn][data-busy="false"], .frame[data-over="true"][data-busy="false"], [data-cover], '
            '[data-close-look], [data-spot="put-down"]'
        )
        return not self.over

    def play_turn(self, cards: int = 1) -> None:
        """Play up to so many Ghosts by clicking them, then end the turn; choose the least where asked."""
        for _ in range(cards):
            self.wait_for_turn()
            ghosts = self.page.locator('.mine [data-spot^="ghost:"]')
            if self.over or self.now_offers("end") is False or ghosts.count() == 0:
                break
            ghosts.last.click()
            self.settle()
        if not self.wait_for_turn() or self.page.locator("[data-turn]").count() == 0:
            return
        for move in ("end", "tenth none", "keep none", "stumble"):
            if self.now_offers(move):
                self.page.locator(f'[data-action="{move}"]').click()
                self.settle()
                return
        self.follow_hint()

    def now_offers(self, move: str) -> bool:
        return self.page.locator(f'[data-action="{move}"]').count() > 0

    def follow_hint(self) -> None:
        """Ask what a strong bot would do, and do it."""
        self.button(re.compile("conseil|hint")).first.click()
        self.button(re.compile("^(Suivre|Play it)$")).click()
        self.settle()

    def settle(self) -> None:
        """Wait until the server has answered and everything is shown, or a look holds the stage."""
        self.page.wait_for_timeout(30)
        self.page.wait_for_selector('.frame[data-busy="false"], [data-close-look]')

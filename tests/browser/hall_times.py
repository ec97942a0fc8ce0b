"""Measure how fast the hall of Pas Vu Pas Pris is drawn in depth without a graphics card: `make hall-times`.

Machines differ and are busy, so every figure stands beside a peer of the same run: the first picture in depth beside
the first one from above, a frame of the hall beside a frame of an empty scene of the same size.
"""

import json
import os
import re
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.guest import Guest, launch
from server.services import Server

ROOT = Path(__file__).resolve().parents[2]
VISITS = int(os.environ.get("VISITS", "5"))
QUALITIES = (False, True)
FRAMES = 6
PATIENCE = 120_000
MOST = 1.5
"""How many times as long as the first picture from above the one in depth may take."""
WATCH = """
window.seen = new Promise((resolve) => {
  const look = () => {
    const deep = document.querySelector('canvas[data-drawn]:not([data-drawn="0"])')
    const flat = document.querySelector('svg.flat .ghost')
    const there = WANTED === 'depth' ? deep : flat
    if (!there) return requestAnimationFrame(look)
    // It is on the screen, or about to be, when the next frame begins.
    requestAnimationFrame(() => {
      if (deep) sync(deep)
      resolve(performance.now())
    })
  }
  const sync = (canvas) => {
    const gl = canvas.getContext('webgl2')
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  }
  requestAnimationFrame(look)
})
"""
FRAME = """
async (frames) => {
  const hall = document.querySelector('canvas[data-drawn]')
  const finish = (gl) => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  const next = () => new Promise((done) => requestAnimationFrame(done))
  const spend = async (draw) => {
    await draw()
    const start = performance.now()
    for (let k = 0; k < frames; k += 1) await draw()
    return (performance.now() - start) / frames
  }
  const gl = hall.getContext('webgl2')
  const hallMs = await spend(async () => {
    const drawn = hall.dataset.drawn
    hall.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true }))
    while (hall.dataset.drawn === drawn) await next()
    finish(gl)
  })
  const bare = Object.assign(document.createElement('canvas'), { width: hall.width, height: hall.height })
  Object.assign(bare.style, { position: 'fixed', inset: 0 })
  document.body.append(bare)
  const empty = bare.getContext('webgl2', gl.getContextAttributes())
  const emptyMs = await spend(async () => {
    await next()
    empty.clearColor(0, 0, 0, 1)
    empty.clear(empty.COLOR_BUFFER_BIT | empty.DEPTH_BUFFER_BIT)
    finish(empty)
  })
  bare.remove()
  return [hallMs, emptyMs]
}
"""


def lay(browser: Browser, base: str) -> str:
    """Start a game against a bot and return the path of its table, where anybody may watch."""
    lea = Guest(browser, base)
    lea.go("/g/pas-vu-pas-pris").button(re.compile("^Jouer$")).click()
    lea.page.wait_for_url("**/t/*")
    lea.wait_for_turn()
    path = lea.page.url.removeprefix(base)
    lea.close()
    return path


def visit(browser: Browser, base: str, path: str, view: str, soft: bool) -> tuple[Guest, float]:
    """Open the table with nothing kept from before; return the visitor, and when the hall was first seen."""
    one = Guest(browser, base)
    kept = json.dumps({"deep": view == "depth", "soft": soft})
    one.context.add_init_script(f"localStorage.setItem('veillee-hall', '{kept}')")
    one.context.set_default_timeout(PATIENCE)
    one.context.add_init_script(WATCH.replace("WANTED", f"'{view}'"))
    one.go(path)
    return one, float(one.page.evaluate("window.seen"))


def report(browser: Browser, base: str, soft: bool) -> float:
    """Print the figures of one quality; return how many times as long the first picture in depth takes."""
    path = lay(browser, base)
    times: dict[str, list[float]] = {"above": [], "depth": []}
    frames: list[tuple[float, float]] = []
    for _ in range(VISITS):
        for view, found in times.items():
            one, seen = visit(browser, base, path, view, soft)
            found.append(seen)
            if view == "depth":
                one.page.wait_for_selector('canvas[data-painted="true"]', timeout=PATIENCE)
                frames.append(tuple(one.page.evaluate(FRAME, FRAMES)))
            one.close()
    above, depth = (statistics.median(found) for found in times.values())
    hall, empty = (statistics.median(found) for found in zip(*frames, strict=True))
    name = "soft shadows" if soft else "plain"
    print(f"{name:>14}: first picture {depth:6.0f} ms in depth, {above:6.0f} ms from above: x {depth / above:.2f}")
    print(f"{'a frame':>14}: {hall:6.1f} ms of the hall, {empty:6.1f} ms of an empty scene: x {hall / empty:.1f}")
    return depth / above


def main() -> int:
    """Measure both qualities; fail where the first picture in depth takes too long."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        page = Path(os.environ.get("VEILLEE_WEB", ROOT / "web" / "dist"))
        server = Server(games="veillee.games.registry:all_games", web=page, data=data).start()
        browser = launch(playwright)
        try:
            worst = max([report(browser, server.base, soft) for soft in QUALITIES])
        finally:
            browser.close()
            server.stop()
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main())

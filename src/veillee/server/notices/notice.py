"""What somebody is told who is not here. It names people and places, never anything of a game's position."""

from typing import Literal

import msgspec

from veillee.core import Game
from veillee.texts import texts_for

Kind = Literal["turn", "evening", "proposal", "rematch"]


class Notice(msgspec.Struct, frozen=True):
    """One call: `page` is opened when it is touched, and replaces an earlier call with the same `tag`."""

    kind: Kind
    page: str
    tag: str
    names: tuple[str, ...]
    evening: str = ""
    game: Game | None = None

    def payload(self, language: str) -> bytes:
        """Return what is sent, in a language; the service worker shows it."""
        texts = texts_for(language, self.game.texts() if self.game is not None else "")
        game = texts.say("game-name") if self.game is not None else ""
        values = {
            "names": list(self.names),
            "evening": self.evening or texts.say("evening"),
            "game": game,
            "count": len(self.names),
        }
        said = {
            "title": texts.say(f"notice-{self.kind}", **values),
            "body": texts.say(f"notice-{self.kind}-body", **values),
            "page": self.page,
            "tag": self.tag,
            "stop": texts.say("notice-stop"),
        }
        return msgspec.json.encode(said)

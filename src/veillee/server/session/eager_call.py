"""A coroutine that runs on the spot, without a task, until it has to wait for something."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final


class EagerCall:
    """Runs a coroutine at once; `ended` is told when it has ended, and with which error.

    A task would begin a turn of the loop later. What needs a task of its own (`asyncio.timeout`) cannot be awaited.
    """

    __slots__ = ("_coroutine", "_ended")

    def __init__(self, coroutine: Coroutine[Any, Any, None], ended: Callable[[BaseException | None], None]) -> None:
        self._coroutine: Final = coroutine
        self._ended: Final = ended
        self._go_on()

    def _go_on(self, _: "asyncio.Future[Any] | None" = None) -> None:
        try:
            awaited = self._coroutine.send(None)
        except StopIteration:
            self._ended(None)
        except (Exception, asyncio.CancelledError) as error:
            self._ended(error)
        else:
            if awaited is None:
                asyncio.get_running_loop().call_soon(self._go_on)
            else:
                awaited._asyncio_future_blocking = False  # else nobody could wait for it after us
                awaited.add_done_callback(self._go_on)

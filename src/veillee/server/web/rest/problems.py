"""The refusals that every request may get."""

from typing import Final

from litestar.openapi import ResponseSpec

from veillee.server.messages import Problem

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "The request does not fit"),
        (403, "Not allowed"),
        (404, "No such thing"),
        (409, "Not possible now"),
        (429, "Too many requests"),
        (503, "The store does not answer"),
    )
}

"""Finds in the sources which arguments each text is given, in Python and on the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

Call = tuple[str, set[str]]
"""The id of a text, as a pattern where a part of it is computed, and the names of the arguments beside it."""

UNKNOWN = "?"
"""Stands among the names where the arguments are computed elsewhere."""

_TEXT_ID = re.compile(r"""(['"`])((?:[a-z]|\$\{[^}]*\})(?:[\w-]|\$\{[^}]*\})*)\1""")
_ARGUMENTS = re.compile(r"\s*,\s*(?:args:\s*)?\{")
_COMPUTED = re.compile(r"\s*,\s*(?:args:\s*[\w(]|[a-z][\w.]*\s*\))")
_NAME = re.compile(r"""['"]?(\w+)['"]?\s*(?::|$)""")
_REACH = 600
_MAKERS = {
    "Refusal": "refusal",
    "Reason": "why",
    "refuse": "refusal-table",
    "misfit": "refusal-variant",
    "table_error": "refusal-table",
    "evening_error": "refusal-evening",
    "device_error": "refusal-device",
}


def page_calls(file: Path) -> Iterator[Call]:
    """Yield what the page says: `t('seat-bot', { level })`, `{ id: 'board-now', args: { number: 3 } }`."""
    source = file.read_text(encoding="utf-8")
    for found in _TEXT_ID.finditer(source):
        pattern = re.sub(r"\$\{[^}]*\}", ".+", found[2])
        if re.search("[a-z]{3}", pattern):
            yield pattern, _beside(source[found.end() : found.end() + _REACH])


def _beside(rest: str) -> set[str]:
    """Return the names in the object that follows an id, past the other branches of a `? :`."""
    depth = 0
    for index, sign in enumerate(rest):
        if sign == "," and depth == 0:
            after = rest[index:]
            opened = _ARGUMENTS.match(after)
            if opened is not None:
                return set(_names(_inside(after[opened.end() - 1 :])))
            return {UNKNOWN} if _COMPUTED.match(after) else set()
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or sign in ";\n":
            return set()
    return set()


def _inside(text: str) -> str:
    """Return what stands between the bracket that a text begins with and its partner."""
    depth = 0
    for index, sign in enumerate(text):
        depth += (sign in "([{") - (sign in ")]}")
        if depth == 0:
            return text[1:index]
    return text[1:]


def _names(body: str) -> Iterator[str]:
    depth, start = 0, 0
    for index, sign in enumerate(body + ","):
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            part = body[start:index].strip()
            start = index + 1
            if part:
                found = _NAME.match(part)
                yield found[1] if found is not None else UNKNOWN


def python_calls(file: Path) -> Iterator[Call]:
    """Yield what Python says, `say("count-manor", count=2)`, and what it refuses and explains with.

    Where the arguments of a refusal or a reason are computed, every key that the file writes may be among them.
    """
    tree = ast.parse(file.read_text(encoding="utf-8"))
    written = set(_keys(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = _pattern(node.args[0])
        if name in _MAKERS:
            yield f"{_MAKERS[name]}-{said}(-.+)?", written
        elif name == "say" and re.fullmatch(r"[\w.+-]*[a-z]{3}[\w.+-]*", said):
            yield said, {keyword.arg or UNKNOWN for keyword in node.keywords}


def _pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return ".+"


def _keys(tree: ast.AST) -> Iterator[str]:
    """Yield every name that could become an argument: keys of dicts, `params["square"]`, keywords of calls."""
    for node in ast.walk(tree):
        keys: list[ast.expr | None] = []
        if isinstance(node, ast.Dict):
            keys = list(node.keys)
        elif isinstance(node, ast.Subscript):
            keys = [node.slice]
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        for key in keys:
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value

"""A report as one HTML file: sentences, tables and pictures, and nothing loaded from elsewhere."""

from base64 import b64encode
from html import escape
from typing import Final

from veillee.lab.reports.plots import Picture

_STYLE: Final = """
body { font: 17px/1.55 Georgia, serif; color: #222; background: #fdfcf9; max-width: 46rem; margin: 2rem auto;
  padding: 0 1rem }
h1, h2 { font-family: sans-serif; line-height: 1.2; color: #33415c } h2 { margin-top: 2.2rem }
img { width: 100%; background: #fff; border: 1px solid #e6e2d8 } figure { margin: 1rem 0 }
figcaption, footer { font-size: 0.85rem; color: #555 }
table { border-collapse: collapse; font: 14px sans-serif } .wide { overflow-x: auto }
th, td { padding: 0.25rem 0.7rem; border-bottom: 1px solid #e0dccf; text-align: right;
  white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal }
"""


class Page:
    """A report that is being written."""

    def __init__(self, title: str) -> None:
        self._title: Final = title
        self._parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def head(self, text: str) -> None:
        """Begin a section."""
        self._parts.append(f"<h2>{escape(text)}</h2>")

    def say(self, *sentences: str) -> None:
        """Add a paragraph."""
        self._parts.append(f"<p>{escape(' '.join(sentences))}</p>")

    def link(self, html: str) -> None:
        """Add a line that holds a link, written as HTML by the caller."""
        self._parts.append(f"<p>{html}</p>")

    def show(self, picture: Picture, caption: str) -> None:
        """Add a picture with what it shows in words; where it could not be drawn, its figures as a table."""
        if not picture.svg:
            self.say(f"{caption}:")
            self.table(picture.heads, picture.rows)
            return
        data = b64encode(picture.svg.encode()).decode()
        image = f'<img alt="{escape(caption)}" src="data:image/svg+xml;base64,{data}">'
        self._parts.append(f"<figure>{image}<figcaption>{escape(caption)}</figcaption></figure>")

    def table(self, heads: list[str], rows: list[list[str]]) -> None:
        """Add a table."""
        lines = ["<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
        lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
        self._parts.append('<div class="wide"><table>' + "\n".join(lines) + "</table></div>")

    def html(self, footer: str) -> str:
        """Return the whole file."""
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self._title)}</title><style>{_STYLE}</style></head><body>\n"
            + "\n".join(self._parts)
            + f"\n<footer><p>{escape(footer)}</p></footer></body></html>\n"
        )

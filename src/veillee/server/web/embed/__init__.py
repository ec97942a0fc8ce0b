"""A finished game on other people's pages: a page of its own without cookies, and a preview of it."""

"""Build what a page without a server needs: Pyodide, a slim standard library, and our own Python."""

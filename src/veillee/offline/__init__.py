"""The table service in a page without a server: Python in a worker of the browser, the log in IndexedDB."""

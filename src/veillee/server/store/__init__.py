"""Where tables are kept: SQLite in a file, PostgreSQL, or memory."""

from veillee.server.store.base import Store


def make_store(address: str, shared: bool = False) -> Store:
    """Return the store at a PostgreSQL URL or a file path, not opened yet; `shared`: other processes write too."""
    if "://" in address:
        from veillee.server.store.postgres import PostgresStore

        return PostgresStore(address)
    from veillee.server.store.sqlite import SqliteStore

    return SqliteStore(address, shared)


async def open_store(address: str) -> Store:
    """Open the store at an address, and bring its tables up to date."""
    store = make_store(address)
    await store.open()
    return store

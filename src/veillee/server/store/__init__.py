"""Where tables are kept: SQLite in a file, or PostgreSQL."""

from veillee.server.store.base import Append, Heartbeat, Patch, Store, StoreError, TableRow

__all__ = ["Append", "Heartbeat", "Patch", "Store", "StoreError", "TableRow", "open_store"]


async def open_store(address: str) -> Store:
    """Open the store at a PostgreSQL URL or a file path, and bring its tables up to date."""
    store: Store
    if "://" in address:
        from veillee.server.store.postgres import PostgresStore

        store = PostgresStore(address)
    else:
        from veillee.server.store.sqlite import SqliteStore

        store = SqliteStore(address)
    await store.open()
    return store

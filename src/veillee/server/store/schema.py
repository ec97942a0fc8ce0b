"""The numbered steps that bring a store up to date; a step once released is never changed."""

from typing import Final

from veillee.server.store.base import StoreError

_FIRST: Final = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed {bytes} NOT NULL, host TEXT NOT NULL,
  public {bool} NOT NULL, clock TEXT NOT NULL, created {float} NOT NULL,
  status TEXT NOT NULL, updated {float} NOT NULL, due {float} NOT NULL);
CREATE INDEX tables_public ON tables (updated) WHERE public AND status <> 'over';
CREATE INDEX tables_due ON tables (due) WHERE due > 0;
CREATE TABLE log (
  table_id TEXT NOT NULL, seq INTEGER NOT NULL, at {float} NOT NULL, key TEXT, body TEXT NOT NULL,
  PRIMARY KEY (table_id, seq)){tail};
CREATE UNIQUE INDEX log_key ON log (table_id, key) WHERE key IS NOT NULL;
CREATE TABLE members (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)){tail};
CREATE TABLE lives (process TEXT PRIMARY KEY, started {float} NOT NULL, beat {float} NOT NULL);
"""

_SQLITE_TYPES: Final = {"bytes": "BLOB", "bool": "INTEGER", "float": "REAL", "tail": " WITHOUT ROWID"}
_POSTGRES_TYPES: Final = {"bytes": "BYTEA", "bool": "BOOLEAN", "float": "DOUBLE PRECISION", "tail": ""}

# Appends a batch in one round trip; each append is a subtransaction: all of its entries or none.
_POSTGRES_APPEND: Final = """
CREATE FUNCTION veillee_append(batch JSONB) RETURNS BOOLEAN[] LANGUAGE plpgsql AS $$
DECLARE
  item JSONB; patch JSONB; made JSONB; done BOOLEAN[] := '{}';
BEGIN
  FOR item IN SELECT * FROM jsonb_array_elements(batch) LOOP
    BEGIN
      made := item->'create';
      IF made IS NOT NULL THEN
        INSERT INTO tables VALUES (made->>'id', made->>'game', made->>'options', decode(made->>'seed', 'hex'),
          made->>'host', (made->>'public')::BOOLEAN, made->>'clock', (made->>'created')::FLOAT8,
          'waiting', (made->>'created')::FLOAT8, 0);
      END IF;
      INSERT INTO log SELECT item->>'table', (e->>'seq')::INTEGER, (e->>'at')::FLOAT8, e->>'key', e->>'body'
        FROM jsonb_array_elements(item->'entries') AS e;
      patch := item->'patch';
      IF patch IS NOT NULL THEN
        UPDATE tables SET status = coalesce(patch->>'status', status), due = coalesce((patch->>'due')::FLOAT8, due),
          updated = (patch->>'updated')::FLOAT8 WHERE id = item->>'table';
        INSERT INTO members SELECT m, item->>'table' FROM jsonb_array_elements_text(patch->'members') AS m
          ON CONFLICT DO NOTHING;
      END IF;
      done := done || true;
    EXCEPTION WHEN unique_violation THEN
      done := done || false;
    END;
  END LOOP;
  RETURN done;
END $$;
"""

_EVENINGS: Final = """
CREATE TABLE evenings (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, host TEXT NOT NULL, created {float} NOT NULL, updated {float} NOT NULL);
ALTER TABLE tables ADD COLUMN evening TEXT NOT NULL DEFAULT '';
"""

# As before, and evenings: a row of their own, and the moment of their last change.
_POSTGRES_APPEND_EVENINGS: Final = """
CREATE OR REPLACE FUNCTION veillee_append(batch JSONB) RETURNS BOOLEAN[] LANGUAGE plpgsql AS $$
DECLARE
  item JSONB; patch JSONB; made JSONB; done BOOLEAN[] := '{}';
BEGIN
  FOR item IN SELECT * FROM jsonb_array_elements(batch) LOOP
    BEGIN
      made := item->'create';
      IF made IS NOT NULL THEN
        INSERT INTO tables VALUES (made->>'id', made->>'game', made->>'options', decode(made->>'seed', 'hex'),
          made->>'host', (made->>'public')::BOOLEAN, made->>'clock', (made->>'created')::FLOAT8,
          'waiting', (made->>'created')::FLOAT8, 0, made->>'evening');
      END IF;
      made := item->'open';
      IF made IS NOT NULL THEN
        INSERT INTO evenings VALUES (made->>'id', made->>'name', made->>'host', (made->>'created')::FLOAT8,
          (made->>'created')::FLOAT8);
      END IF;
      INSERT INTO log SELECT item->>'table', (e->>'seq')::INTEGER, (e->>'at')::FLOAT8, e->>'key', e->>'body'
        FROM jsonb_array_elements(item->'entries') AS e;
      patch := item->'patch';
      IF patch IS NOT NULL THEN
        UPDATE tables SET status = coalesce(patch->>'status', status), due = coalesce((patch->>'due')::FLOAT8, due),
          updated = (patch->>'updated')::FLOAT8 WHERE id = item->>'table';
        UPDATE evenings SET updated = (patch->>'updated')::FLOAT8 WHERE id = item->>'table';
        INSERT INTO members SELECT m, item->>'table' FROM jsonb_array_elements_text(patch->'members') AS m
          ON CONFLICT DO NOTHING;
      END IF;
      done := done || true;
    EXCEPTION WHEN unique_violation THEN
      done := done || false;
    END;
  END LOOP;
  RETURN done;
END $$;
"""

KIND_SIGNS: Final = 14


def kind_prefix(kind: str) -> str:
    """Return the first signs of the body of an entry of a kind, by which the store tells kinds apart."""
    return f'{{"kind":"{kind}"'[:KIND_SIGNS]


# For whoever runs the server: what the processes tell about themselves, and what was said, by age.
_HOUSE: Final = """
CREATE TABLE reports (process TEXT PRIMARY KEY, at {float} NOT NULL, body TEXT NOT NULL);
CREATE INDEX log_words ON log (at) WHERE substr(body, 1, 14) IN ('{{"kind":"chat"', '{{"kind":"words');
CREATE INDEX tables_evening ON tables (evening) WHERE evening <> '';
CREATE INDEX tables_updated ON tables (updated);
CREATE INDEX members_table ON members (table_id);
"""

SQLITE: Final = (
    _FIRST.format(**_SQLITE_TYPES),
    _EVENINGS.format(**_SQLITE_TYPES),
    _HOUSE.format(**_SQLITE_TYPES),
)
POSTGRES: Final = (
    _FIRST.format(**_POSTGRES_TYPES) + _POSTGRES_APPEND,
    _EVENINGS.format(**_POSTGRES_TYPES) + _POSTGRES_APPEND_EVENINGS,
    _HOUSE.format(**_POSTGRES_TYPES),
)


def missing_steps(version: int, steps: tuple[str, ...]) -> list[tuple[int, str]]:
    """Return the numbered steps that a store of a version still needs; raise StoreError if it is newer."""
    if version > len(steps):
        raise StoreError(f"it is of version {version}, and this program knows {len(steps)}: take a newer Veillée")
    return list(enumerate(steps[version:], version + 1))

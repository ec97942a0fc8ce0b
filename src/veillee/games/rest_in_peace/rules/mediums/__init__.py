"""The 29 Mediums (RIP-C). What one of them does, by an example:

Medium 26 is a row of `data.json`: it names a value, holds it, reaches both rows and adds 3. `table.py` reads the
rows, `names.py` calls 26 BODY_CULTURE, `choices.py` lists what may be named, `flow/totals.py` adds the 3.
What a Medium does at once stands in `effects.py`, what it allows or forbids while it lies in `lasting.py`.
"""

"""Veillée: an evening of games."""

import os

__version__ = "0.3.0"

# Before NumPy is loaded: our matrices are small, and threads of one process would only wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

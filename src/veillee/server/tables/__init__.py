"""Tables: their rules, their log and everything that people ask of them; no transport, no disk."""

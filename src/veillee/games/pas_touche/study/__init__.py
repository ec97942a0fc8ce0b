"""The lab's study of Pas Touche !: balance, levels, and the arbiter of its reaction rounds."""

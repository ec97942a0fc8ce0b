"""What an evening is: the fold of its log. Pure: no network, no disk, no clock of its own."""

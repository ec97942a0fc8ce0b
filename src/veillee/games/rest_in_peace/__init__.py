"""Rest in Peace: a bidding duel of two ghost families."""

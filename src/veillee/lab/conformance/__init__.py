"""What must hold of every game, checked through the contract alone."""

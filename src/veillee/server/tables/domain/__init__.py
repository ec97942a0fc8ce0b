"""What a table is: pure values and rules, from which everything else follows."""

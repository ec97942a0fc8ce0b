"""The grid: its squares, the stacks on them and the paths between them."""

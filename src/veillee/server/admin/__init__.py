"""What whoever runs a house may see and do: people, tables, evenings, what is kept and for how long."""

"""What whoever runs a server may see and do: people, tables, evenings, what is kept and for how long."""

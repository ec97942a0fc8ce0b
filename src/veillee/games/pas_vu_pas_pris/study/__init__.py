"""The lab's study of Pas Vu Pas Pris: balance, the look as a command, and its speed."""

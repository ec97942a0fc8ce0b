"""WebSockets: the table socket, its protocol under uvicorn, and the round trip that the kernel measured."""

"""The kernel's measure of a line."""

import socket
import sys

from veillee.server.web.sockets.tcp_round_trip import shortest_round_trip


def test_a_connection_on_this_machine_is_short() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        accepted, _ = server.accept()
        with accepted:
            for _ in range(3):
                accepted.sendall(b"ping")
                client.recv(4)
                client.sendall(b"pong")
                accepted.recv(4)
            trip = shortest_round_trip(accepted)
    if sys.platform.startswith("linux"):
        assert trip is not None
        assert 0 < trip < 1_000
    else:
        assert trip is None


def test_what_is_no_tcp_connection_is_not_measured() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert shortest_round_trip(one) is None

"""Tables, seats and sockets."""

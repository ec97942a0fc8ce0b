"""Web push: RFC 8030 (delivery), RFC 8291 (encryption) and RFC 8292 (who sends)."""

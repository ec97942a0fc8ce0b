"""Games written a second time, from their rule sheets alone: what the engines are played beside."""

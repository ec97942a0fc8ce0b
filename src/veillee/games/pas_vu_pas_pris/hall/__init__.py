"""The hall in space: `space` what is where, `placing` how things come to rest, `sight` how the keyhole decides."""

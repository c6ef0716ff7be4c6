"""Computer players: they see a view, like anybody, and answer with a command."""

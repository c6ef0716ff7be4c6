"""One running table: who sits there, what is played, and what of it is kept."""

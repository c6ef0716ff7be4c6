"""The eight questions on which the games differ, each answered by a small policy."""

"""Card scripts, one folder per deck."""

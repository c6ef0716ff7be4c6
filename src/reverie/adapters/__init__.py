"""Each file here is one technology at the door of the house."""

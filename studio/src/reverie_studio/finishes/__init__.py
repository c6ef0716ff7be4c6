"""A finish turns a card's layers into its picture; one medium per deck, one file per medium."""

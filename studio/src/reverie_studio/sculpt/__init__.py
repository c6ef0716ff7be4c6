"""Bodies of clay that cards share: heads, hands, people, beasts, birds. Each may be turned in space."""

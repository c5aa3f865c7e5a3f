"""Events: what happens to cards, and which abilities wait because of it."""

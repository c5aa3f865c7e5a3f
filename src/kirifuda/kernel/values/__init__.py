"""Values now: printed values with what changes them, what is allowed, and how long it lasts."""

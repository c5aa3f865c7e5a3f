"""Abilities and timing: what triggers, waits, is replaced or used, and when."""

"""Procedures and decisions: frames on a stack, what they ask, turns and what repeats in them."""

"""Sight: what a seat may know."""

"""Foresight: what a seat may guess, and playing on from there."""

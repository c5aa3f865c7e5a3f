"""What all card games share: state, frames, timing, effects, values. Names no game."""

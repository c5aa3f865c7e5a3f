"""Japanese that card games share: players, amounts, connectives, verb frames."""

"""Effects: programs of instructions, and the terms and conditions that they ask."""

"""The position: cards, zones, what lasts and waits, as plain data that can be copied and packed."""

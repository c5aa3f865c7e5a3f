"""The table: one description of a match for every face that shows it. It draws nothing.

A game's *sheet* says what its table is like and has all words in both languages; the *board* is
the position as one seat sees it; *lines* tell what happened. The terminal and the browser draw from
these three alone. Cards are named by handles that mean something to one seat only.
"""

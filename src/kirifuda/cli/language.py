"""In which language, and in the words of which game, a command is answered."""

from __future__ import annotations

from kirifuda.games.registry import names
from kirifuda.table.speech import LANGUAGES, Speech, speech, speech_of_all

OPTION = "--lang"


def spoken(arguments: list[str]) -> Speech:
    """The words in which to tell what is wrong with a command."""
    lang = LANGUAGES[0]
    for at, word in enumerate(arguments):
        if word == OPTION and at + 1 < len(arguments):
            lang = arguments[at + 1]
        elif word.startswith(f"{OPTION}="):
            lang = word.partition("=")[2]
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    told = [word.removeprefix("--game=") for word in arguments]
    game = next((name for name in names() if name in told), "")
    return speech(game, lang) if game else speech_of_all(lang)

"""Every phrase is contained in a text that is played, but for those listed."""

from __future__ import annotations

from tests.games.rebirth.meaning.contained import contained

from kirifuda.games.rebirth.words import grammar

#: Played by the rulings of a chapter (`test_<chapter>_*.py`), not in a scene here.
ELSEWHERE = """
    ability.growth act.cannot_draw act.cannot_play act.cannot_play_from act.cannot_set_any
    act.cannot_use_abilities act.draw_to base.return_at being.lose_all_abilities
    being.lose_traits cond1.is_not cond1.listed cond1.no_vacancy
    cond1.such_set cond1.supported_by count.apiece count.each_up_to deed.played
    deed.put_them_active fate.rested deed.was_blocked event.turn_start plain.cross
    plain.with_kind kinds.with_and_without label.trait mod.has_both mod.is_not mod.same_name
    mod.same_name_it noun.deer phase.end place.soul_such span.this_phase
    span.until_next_turn_end verb1.put_face_down zone.deer zone.deer_top zone.rebirth
""".split()


def test_every_phrase_is_played_but_those_listed() -> None:
    missing = set(grammar().phrases) - contained()
    assert sorted(missing - set(ELSEWHERE)) == []
    assert sorted(set(ELSEWHERE) - missing) == [], "played by now: no longer to be listed"

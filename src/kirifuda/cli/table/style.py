"""How the table looks."""

from __future__ import annotations

CSS = """
Screen { layout: vertical; }
#top { height: 1; background: $primary-darken-2; color: $text; padding: 0 1; }
#body { height: 1fr; layout: horizontal; }
#board { width: 2fr; layout: vertical; }
#panel { width: 1fr; min-width: 38; layout: vertical; }
#others { height: auto; padding: 0 2; }
.side { height: auto; border: round $primary-darken-1; padding: 0 1; }
.side.turn { border: round $accent; }
.title { height: 1; }
.lines { height: 1; }
#middle { height: 2; padding: 0 2; }
#handbox { height: auto; max-height: 12; border: round $success-darken-1; padding: 0 1; }
#preview { height: 1fr; padding: 0 2; scrollbar-size-vertical: 1; }
#asking { height: auto; max-height: 70%; border: round $accent; }
#asking.idle { border: round $primary-darken-2; }
#ask { height: auto; max-height: 8; padding: 0 1; }
#below { display: none; padding: 0 1 0 2; }
#list { height: auto; border: none; padding: 0; background: transparent;
    scrollbar-size-vertical: 1; }
#log { height: 1fr; min-height: 4; border: round $primary-darken-2; padding: 0 1;
    background: transparent; scrollbar-size-vertical: 1; overflow-x: hidden;
    scrollbar-background: $background; scrollbar-color: $primary-darken-2; }
#foot { height: 1; background: $panel; padding: 0 1; }

.narrow .side { border: none; padding: 0; }
.narrow #foe { background: $error 10%; }
.narrow #own { background: $success 10%; }
.narrow #foot { padding: 0; }
.narrow #middle { height: 1; padding: 0; }
.narrow #handbox { border: none; height: auto; max-height: 4; padding: 0; }
.narrow #body { layout: vertical; }
.narrow #board { width: 100%; height: auto; }
.narrow #panel { width: 100%; height: 1fr; layout: horizontal; }
.narrow #asking { width: 1fr; height: 100%; max-height: 100%; border: none;
    border-top: solid $accent; }
.narrow #ask { max-height: 3; padding: 0; }
.narrow #list { height: 1fr; }
.narrow #below { height: auto; }
.narrow #log { width: 1fr; max-width: 45%; height: 100%; border: none;
    border-top: solid $primary-darken-2; border-left: solid $primary-darken-2; }

Zoom, WhyNot, Help, Ask, SaveAs { align: center middle; background: $background 60%; }
.panel { width: 94%; height: 90%; max-width: 130; border: round $accent; background: $surface;
    padding: 0 1; }
.panel Horizontal { height: 1fr; }
.panel OptionList { width: 2fr; height: 100%; border: none; background: transparent; }
.panel VerticalScroll { width: 3fr; height: 100%; padding: 0 1; border-left: solid $primary; }
Help .panel { height: auto; max-height: 90%; max-width: 84; border-left: round $accent; }
.ask { width: 70; max-width: 94%; height: auto; border: round $warning; background: $surface;
    padding: 1 2; }
.ask Horizontal { height: auto; margin-top: 1; align-horizontal: center; }
.ask Button { margin: 0 2; }
Curtain { background: $background; }
Curtain #words { width: auto; }
Tooltip { max-width: 60; background: $panel; }
"""

"""What the Apprentice Monk's score adds up (manual, "Variants")."""

from __future__ import annotations

from stampadia.games.chronicles.view import ChroniclesView


def summands(view: ChroniclesView) -> dict[str, int]:
    return {
        "gold": view.gold,
        "hp": view.hero.hp_left,
        "xp": view.extra_xp,
        "rooms": sum(row.room is not None for row in view.rows),
        "cells": sum(cell.crossed for cell in view.cells),
        "kills": sum(not foe.alive for foe in view.foes),
        "ticks": sum(row.ticked for row in view.rows),
    }

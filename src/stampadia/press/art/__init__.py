"""Drawings that games share: the burin, and the picture of a day."""

from stampadia.press.art.day import Crop, day_picture
from stampadia.press.art.plate import Inks

__all__ = ["Crop", "Inks", "day_picture"]

"""The laboratory: many games at once, and what they show."""

from stampadia.lab.simulate import Setup, cores, simulate
from stampadia.lab.tally import Simulation

__all__ = ["Setup", "Simulation", "cores", "simulate"]

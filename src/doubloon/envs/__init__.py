"""Environments for learning, made from the kernel: many games at once (`vector`), and adapters for Gymnasium, PettingZoo and OpenSpiel.

None of them holds a rule. What a learner is shown is one seat's view (`encoding`), and nothing else. An adapter is imported by its own name, and only then
needs the package it is for.
"""

from doubloon.envs.encoding import Encoding, encoding_of

__all__ = ["Encoding", "encoding_of"]

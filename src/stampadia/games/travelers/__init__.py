"""Travelers of Stampadia: nine double-faced cards, a hero and an adventure, a new set every day.
Game design by Francesco "KesieV" Cottone; words, cards, drawings and code here are our own."""

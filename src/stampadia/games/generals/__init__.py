"""Generals of Stampadia: a solo battle in four columns, with stacks of cards from sets that
anyone can make. Game design by Francesco "KesieV" Cottone; words, drawings and code are our own."""

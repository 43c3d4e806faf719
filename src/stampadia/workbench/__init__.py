"""Tools for those who make content: strangers' files, phrases, type on paper."""

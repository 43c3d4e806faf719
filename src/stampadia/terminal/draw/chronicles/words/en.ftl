# Chronicles’ table, as it is drawn

term-chronicles-gold = Gold
term-chronicles-status = { $hp } HP · DEF { $defense }
term-chronicles-hero = { $name } · { $hp } HP · DEF { $defense }
term-chronicles-hero-sheet = Hero Sheet
term-chronicles-enemies = Enemy Sheet
term-chronicles-found = {"Found so far "}
term-chronicles-empty = “empty” until the hero leaves
term-chronicles-no-escape = no escape
term-chronicles-locked = not enabled yet
term-chronicles-items = Equipment Scroll
term-chronicles-item-owned = yours
term-chronicles-item-used = used
term-chronicles-item-absent = not yours
term-chronicles-memory = Memory: { $keywords }
term-chronicles-memory-title = Memory
term-chronicles-memory-blank = Nothing is noted.
term-chronicles-foe = { $hits ->
    [one] One more hit kills it.
   *[other] { $hits } more hits kill it.
} Its defense is { $defense }: an attack must be stronger. Worth { $xp } XP.
term-chronicles-more = i: the story too
term-chronicles-signs =
    Ctrl+arrows to the next place on the Map; Enter walks there
    click       on the Map: walk there; on an ability box: only the
                placements with it; on an enemy: look closer
    m           the whole Map
    i           look closer: rooms, enemies, items, both sheets
    l           the story from its beginning; Shift+↑ ↓ scrolls it

    ☻           the hero
    Ψ2₁         an enemy with 2 circles, 1 of them ticked
    {"[1]"}         a grey cell; ✗ is crossed out, a dead enemy too
    ▂▄▆         the stairs
    ▐ ▬ ▂       doors; the number outside, plus its column and row,
                is the number of the room there
    ●○          gold that is left, and that is spent
    ♥♡          HP boxes that are left, and that are ticked
    ◆◇          XP boxes that are ticked, and that are not
    ATK-1/2     ATK -1/RNG 2, in a small window; =2 is exactly 2,
                {"*2"} all within 2, and ● costs 1 gold

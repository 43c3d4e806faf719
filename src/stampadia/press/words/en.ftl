# What the press itself prints on a page, and what it refuses.

print-at-full-size = 50 mm · print at 100 %
page-of = { $title } · { $page }/{ $pages }
side = { $side ->
    [back] backs
   *[front] fronts
}
fold-here = fold here

no-such = { $what ->
        [paper] There is no paper “{ $wish }”. There are: { $known }.
        [mode] There is no mode “{ $wish }”. There are: { $known }.
        [style] There is no style “{ $wish }”. There are: { $known }.
        [flip] A printer turns a sheet over its long or its short edge (long, short), not over “{ $wish }”.
       *[ink] There is no ink “{ $wish }”. There is: { $known }.
    }
no-such-near = { $what ->
        [paper] There is no paper “{ $wish }”.
        [mode] There is no mode “{ $wish }”.
        [style] There is no style “{ $wish }”.
        [flip] A printer does not turn a sheet over “{ $wish }”.
       *[ink] There is no ink “{ $wish }”.
    } Did you mean { $near }?
card-too-large = A card of { $width } × { $height } mm has no place on { $paper } in this mode.
no-cards = { $title }: there are no cards here, only whole pages; a mode is for cards.
no-backs = { $title }: the cards have no backs, so the mode “{ $mode }” has nothing to turn over. Print them with --mode fronts.
broken-look = The look of “{ $game }” cannot be drawn: { $problem }
broken-profile = { $path } is no printer profile. Measure your printer again, or delete the file.
offset-too-far = { $name } is in millimetres, at most { $most } to either side. A printer that is further off has drawn the sheet in askew: print the cross again.

# The sheet by which a printer is measured.

calibrate-title = How does your printer turn a sheet?
calibrate-light = Print these two pages on both sides of one sheet, at 100 %. Then hold the sheet against the light, with this side towards you.
calibrate-right = A cross with a ring shines through. The number where its upright line meets the lying scale is x: as it is printed, minus and all.
calibrate-down = The number where its lying line meets the upright scale is y, likewise.
calibrate-type = Type both numbers, in millimetres, and every later back page is put right:
calibrate-back = This is the back. If it has come out on a second sheet, switch on printing on both sides.

## The riddles

riddle-expose = On which side must the keyhole be for the others to lose most?
riddle-expose-hint = Bend down at each side: whom does the furniture hide, and from whom are you hidden?
riddle-expose-value = { $value ->
    [one] Over the six doors, one more of the others’ ghosts than of yours
   *[other] Over the six doors: { $value } (the others’ ghosts less yours)
}
riddle-expose-how = A real look through each of the six doors of every side.
why-riddle-expose = On the { side } side, the six doors see one of the others’ ghosts { $theirs } times, and one of yours { $mine } times.
riddle-hide = Where are your ghosts hidden best, if nobody else moves?
riddle-hide-hint = The keyhole does not come back to the side where it is. What stands between this ghost and the three other sides?
riddle-hide-value = Your ghosts are seen { $value } times over the 18 doors
riddle-hide-how = A real look through each of the 18 doors to which the keyhole may go.
why-riddle-hide = There it is seen from { $doors ->
    [0] no door
    [one] { $doors } door
   *[other] { $doors } doors
} of { $all }; what hides it most: { $piece ->
    [keyhole] the keyhole, which does not see that far
    [ghost] another ghost
   *[other] { piece }
}.

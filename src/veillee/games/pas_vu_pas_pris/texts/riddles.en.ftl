## The riddles

riddle-expose = On which side must the keyhole be for the others to lose most?
riddle-expose-hint = Bend down at each side: whom does the furniture hide, and from whom are you hidden?
riddle-expose-value = { $value ->
    [one] Over the six doors, one ghost of others more than of yours
   *[other] Over the six doors: { $value } (ghosts of others less yours)
}
riddle-expose-how = A real look through each of the six doors of every side.
why-riddle-expose = On the { side } side, the six doors see a ghost of others { $theirs } times, and one of yours { $mine } times.
riddle-hide = Where are your ghosts hidden best, if nobody else moves?
riddle-hide-hint = The keyhole does not come back to the side where it is. What stands between this ghost and the three others?
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

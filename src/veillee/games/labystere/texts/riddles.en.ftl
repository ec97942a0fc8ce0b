## The riddles

riddle-who = Who stole the flag, and where is it?
riddle-who-hint = Look at the cards you set aside, then at who looked where, and how many cards each held out.
riddle-who-value = { $percent ->
    [100] Certain
    [0] Impossible
   *[other] { $percent }% likely
}
riddle-who-how = Counted exactly: every way in which the hidden cards may lie.
riddle-walk = Which walk tells you most?
riddle-walk-hint = A witness or a place that you know already tells nothing new; an unknown action seldom does.
riddle-walk-value = Rules out { $percent }% of what is possible, on average
riddle-walk-how = Counted exactly: all that the square may show, and what is still possible then.
why-riddle-cards = The cards you set aside leave only { suspect } and { place }.
why-riddle-deduced = Your cards left { $count } answers. What the others looked at, held out and showed leaves one: { suspect }, and the flag here: { place }.

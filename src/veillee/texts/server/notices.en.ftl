### What is told to those who are not here. Never anything of the game itself.

notice-turn = Your turn
notice-turn-body = { $count ->
    [0] { $game }
   *[other] { $game }, with { $names }
}
notice-evening = The evening goes on
notice-evening-body = { $names } lights the lamp again: { $evening }
notice-proposal = A chair is kept for you
notice-proposal-body = { $names } proposes { $game }: { $evening }
notice-rematch = A rematch?
notice-rematch-body = { $names } wants a rematch: { $game }
notice-stop = Stop notifying me
preview-foot = A game to see again, move by move · Veillée

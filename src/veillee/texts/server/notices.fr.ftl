### Ce qui est dit à ceux qui ne sont pas là, en français. Jamais rien de la partie elle-même.

notice-turn = À toi de jouer
notice-turn-body = { $count ->
    [0] { $game }
   *[other] { $game }, avec { $names }
}
notice-evening = La veillée reprend
notice-evening-body = { $names } rallume la lampe : { $evening }
notice-proposal = On te garde une chaise
notice-proposal-body = { $names } propose { $game } : { $evening }
notice-rematch = Une revanche ?
notice-rematch-body = { $names } te propose une revanche : { $game }
notice-stop = Ne plus me prévenir
preview-foot = Une partie à revoir, coup par coup · Veillée

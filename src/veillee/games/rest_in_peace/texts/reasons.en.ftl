## Why this move

why-wins-manor = With this { $value } you lead { $mine } to { $theirs } for your fourth manor: that would win the game.
why-wins-castle = With this { $value } you lead { $mine } to { $theirs } for your third castle: that would win the game.
why-saves-manor = This manor would give the other family the game: with this { $value } you stay ahead, { $mine } to { $theirs }.
why-saves-castle = This castle would give the other family the game: with this { $value } you stay ahead, { $mine } to { $theirs }.
why-smallest = The { $value } is your smallest card that takes the lead: { $mine } to { $theirs }.
why-lead = The { $value } takes the lead with some to spare: { $mine } to { $theirs }.
why-further = You already lead; the { $value } makes you harder to catch: { $mine } to { $theirs }.
why-together = The { $value } is not enough alone, but with other cards from your hand you take the lead.
why-bluff = The { $value } is no great loss, and the other family has to reckon with you.
why-stumble = The rug decides, but without another card you abandon the House.
why-leads = You lead { $mine } to { $theirs }: keep your other cards.
why-give-up = Save your strong cards for something better than { stake }.
why-give-up-medium = Abandon it: Medium { $medium }, “{ medium-name }”, is worth more than { stake }, and you keep your cards.
why-out-of-reach = You cannot catch them any more ({ $mine } against { $theirs }): keep your cards.
why-out-of-reach-medium = You cannot catch them any more ({ $mine } against { $theirs }): keep your cards, and Medium { $medium }, “{ medium-name }”, comes to you.
why-bare = With 29 in play every card counts 1: this Medium costs less than a Ghost.
why-truce = The truce moves { stake } to the next round, and you keep your Ghosts.
why-plays-dead = This round is not worth another card: play dead and take one back.
why-removes-ghost = Medium 11 removes their { $card }: { $mine } to { $theirs }.
why-removes-medium = Medium 11 removes their Medium { $card }, and its effect with it: { $mine } to { $theirs }.
why-medium-leads = Medium { $medium }, “{ medium-name }”, puts you ahead: { $mine } to { $theirs }.
why-medium-gains = Medium { $medium }, “{ medium-name }”, gains you { $gain } on them: { $mine } to { $theirs }.
why-medium-tells = { $medium ->
    [1] With Medium 1, if you win, { stake } and the Medium are both yours.
    [3] Medium 3 shows their hand: you will know how high they can go.
    [6] Medium 6 lets chance choose their next card.
    [14] Medium 14 makes them pay two cards each turn.
    [15] With Medium 15, if you win, one of your cards serves again.
    [18] Medium 18 puts a Ghost you have played back into your deck.
    [20] Medium 20 sends a random card to round 10.
    [24] Medium 24 forbids them every Medium in this round.
    [25] Medium 25 bans the values that would help them most.
   *[28] Medium 28 puts the Houses where they serve you.
}
why-tenth-won = This choice gives you round 10, and the game.
why-tenth-stands = With this choice you are ahead in round 10: { $mine } to { $theirs }.
why-tenth-nearer = This brings you nearest in round 10: { $mine } against { $theirs }.
why-tenth-none = Your cards serve you better in the rounds to come.
why-tenth-strong = Round 10 may decide everything: a { $value } carries weight there.
why-tenth-small = You will hardly miss a { $value }, and it counts in round 10.
why-tenth-seven = 7 works only in round 10: it counts 3 there.
why-tenth-medium = Medium { $medium }, “{ medium-name }”, will be a surprise in round 10.
why-keep-none = Nothing here would help in the next round.
why-keep-ghost = The { $value } counts in the next round as well, and costs you no card.
why-keep-medium = Medium { $medium }, “{ medium-name }”, serves once more in the next round.

stake = { $house ->
    [castle] this castle
    [manor] this manor
    [several] these Houses
   *[none] this round
}

// The game of the load run, as boardgame.io would have it: hidden hands of seven, every card played is replaced.
// src/veillee/lab/bench/load_game.py is the same game on our contract.
import { PlayerView } from 'boardgame.io/dist/cjs/core.js';

const HAND = 7;

function draw(random) {
  return random.Die(99);
}

export const LoadGame = {
  name: 'load',
  setup: ({ ctx, random }) => {
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: Array.from({ length: HAND }, () => draw(random)) };
    }
    return { players, table: [], scores: [0, 0], counts: [HAND, HAND], die: 1 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        const place = hand.indexOf(card);
        if (place < 0) return 'INVALID_MOVE';
        hand.splice(place, 1);
        G.table.push(card);
        if (G.table.length > 10) G.table.shift();
        if (ctx.turn % 2 === 0) {
          const [first, second] = G.table.slice(-2);
          G.scores[second + (G.die % 2) > first ? Number(playerID) : 1 - Number(playerID)] += 1;
          G.die = random.D6();
        }
        hand.push(draw(random));
      },
    },
  },
};

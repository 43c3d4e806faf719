// A card game like Stampede for boardgame.io's server: four hands of three, four albums, an exchange
// area, a pile of ninety, two choices a turn; what a player may not see is stripped from the state.
const { Server, Origins } = require('boardgame.io/server');

const ANIMALS = ['elephant', 'hippo', 'lion', 'crocodile', 'giraffe', 'rhino', 'baboon', 'buffalo', 'parrot'];

const stampede = {
  name: 'stampede',
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(
      Array.from({ length: 90 }, (_, card) => ({
        front: ANIMALS[card % 9],
        back: [ANIMALS[card % 9], ANIMALS[(card + 1 + (card % 8)) % 9]].sort(),
      })),
    );
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, 3));
    const albums = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, 2));
    return { pile, hands, albums, exchange: pile.splice(0, 3), played: null };
  },
  turn: { minMoves: 2, maxMoves: 2, onBegin: ({ G, ctx }) => {
    if (G.pile.length) G.hands[ctx.currentPlayer].push(G.pile.pop());
  } },
  moves: {
    play: ({ G, playerID }, at) => {
      if (G.played !== null || !G.hands[playerID][at]) return 'INVALID_MOVE';
      [G.played] = G.hands[playerID].splice(at, 1);
      G.albums[playerID].push(G.played);
      return undefined;
    },
    exchange: ({ G, playerID }, give, take) => {
      if (G.played === null) return 'INVALID_MOVE';
      const [given] = G.albums[playerID].splice(give, 1);
      const [taken] = G.exchange.splice(take, 1);
      G.albums[playerID].push(taken);
      G.exchange.push(given);
      // as many cards as before, so that the game goes on as long as it is measured
      if (G.albums[playerID].length > 6) G.pile.unshift(G.albums[playerID].shift());
      G.played = null;
      return undefined;
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    top: G.pile.length ? G.pile[G.pile.length - 1].back : null,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map((card) => ({ back: card.back })))),
  }),
};

const server = Server({ games: [stampede], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));

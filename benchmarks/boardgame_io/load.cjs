// People at boardgame.io's server: tables of four, each choosing after a pause, as in load.py. It
// says "ready" when all sit, "warm" when counting begins, and then what it has measured.
const { io } = require('socket.io-client');

const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const SEATS = 4;
let delays = [];
let counting = false;

async function table(number) {
  const matchID = `table-${number}`; // which the server makes when somebody first asks for it
  const sent = new Map();
  const told = new Map();
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = String(seat);
    const socket = io(`${base}/stampede`, { transports: ['websocket'], reconnection: false, forceNew: true });
    let known = -1;
    const look = (state) => {
      if (!state || state._stateID <= known) return;
      known = state._stateID;
      for (const [before, when] of sent) {
        if (before >= known) continue;
        told.set(before, (told.get(before) || 0) + 1);
        if (told.get(before) === SEATS) {
          if (counting) delays.push(performance.now() - when);
          sent.delete(before);
          told.delete(before);
        }
      }
      if (state.ctx.currentPlayer !== playerID) return;
      setTimeout(() => {
        const move = state.G.played === null ? { type: 'play', args: [0] } : { type: 'exchange', args: [0, 0] };
        sent.set(state._stateID, performance.now());
        const action = { type: 'MAKE_MOVE', payload: { ...move, playerID } };
        socket.emit('update', action, state._stateID, matchID, playerID);
      }, pause * 1000);
    };
    socket.on('sync', (_, info) => look(info.state));
    socket.on('update', (_, state) => look(state));
    await new Promise((resolve) => {
      socket.once('sync', resolve);
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, SEATS));
    });
  }
}

(async () => {
  for (let number = 0; number < tables; number += 1) await table(number);
  console.log('ready');
  await new Promise((resolve) => { setTimeout(resolve, seconds * 300); });
  counting = true;
  delays = [];
  console.log('warm');
  await new Promise((resolve) => { setTimeout(resolve, seconds * 1000); });
  process.stdout.write(`${JSON.stringify(delays)}\n`, () => process.exit(0)); // once it is written
})();

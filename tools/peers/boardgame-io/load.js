// Scripted clients, the same for both servers: two seats a table, the one to move plays at once.
// node load.js veillee|boardgame.io PORT TABLES SECONDS [RATE [FIRST]]  ->  `{}` when measuring begins, then the figures
// With a RATE, so many moves a second are offered over all tables, whatever the server makes of them: a move is due at
// a moment of its own, and its delay counts from then, also if the table was not ready for it. FIRST is the first
// table's number: a server that has seen the tables before it is asked for others.
import { io } from 'socket.io-client';
import WebSocket from 'ws';

const [, , kind, portText, tablesText, secondsText, rateText, firstText] = process.argv;
const port = Number(portText);
const base = `http://127.0.0.1:${port}`;
const every = Number(rateText ?? 0) ? (1000 * Number(tablesText)) / Number(rateText) : 0;
const delays = [];
let measuring = false;
let moves = 0;

/** A table that is about to see a move: the clock stops when the other seat is shown it. */
class Table {
  sentAt = 0;
  sentBy = -1;
  sentOn = 0;
  due = performance.now() + Math.random() * every;

  /** Send a move of a seat in a numbered position: at once, or when it is due. */
  move(seat, position, send) {
    this.sentBy = seat;
    this.sentOn = position;
    if (!every) {
      this.sentAt = performance.now();
      send();
      return;
    }
    this.sentAt = this.due;
    this.due += every;
    const wait = this.sentAt - performance.now();
    if (wait > 0) setTimeout(send, Math.ceil(wait));
    else send();
  }

  /** A seat is shown a position: the one before the move may come after it was sent. */
  shown(seat, position) {
    if (this.sentBy < 0 || seat === this.sentBy || position <= this.sentOn) return;
    this.sentBy = -1;
    if (measuring) {
      moves += 1;
      delays.push(performance.now() - this.sentAt);
    }
  }
}

async function ourTable(number) {
  const body = { game: 'load', seats: [{ kind: 'human', name: 'A' }, { kind: 'human', name: 'B' }] };
  const answer = await fetch(`${base}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: base },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const { table } = await answer.json();
  const shared = new Table();
  const sockets = [];
  for (const [seat, name] of ['left', 'right'].entries()) {
    const url = `ws://127.0.0.1:${port}/api/tables/${table.id}/socket?as=${name}`;
    const headers = { Cookie: cookies.join('; '), Origin: base };
    const socket = new WebSocket(url, { headers, perMessageDeflate: false });
    let id = 0;
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: message.n }));
      if (message.type === 'refused') throw new Error(data.toString());
      if (message.type !== 'snapshot' && message.type !== 'update') return;
      shared.shown(seat, message.seq);
      if (message.now.actors[0] === name) {
        const move = { type: 'move', id: `${number}-${id++}`, seat: name, move: message.now.legal[0] };
        shared.move(seat, message.seq, () => socket.send(JSON.stringify(move)));
      }
    });
    sockets.push(new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject)));
  }
  await Promise.all(sockets);
}

async function theirTable(number) {
  const shared = new Table();
  const match = `match-${number}`;
  const ready = [];
  for (const seat of [0, 1]) {
    const socket = io(`${base}/load`, { transports: ['websocket'], forceNew: true });
    const player = String(seat);
    const act = (state) => {
      shared.shown(seat, state._stateID);
      if (state.ctx.currentPlayer !== player) return;
      const card = state.G.players[player].hand[0];
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: player } };
      shared.move(seat, state._stateID, () => socket.emit('update', action, state._stateID, match, player));
    };
    socket.on('update', (_, state) => act(state));
    ready.push(
      new Promise((resolve, reject) => {
        socket.on('connect_error', reject);
        socket.on('sync', (_, info) => {
          resolve();
          setTimeout(() => act(info.state), 0);
        });
        socket.on('connect', () => socket.emit('sync', match, player, undefined, 2));
      }),
    );
    await ready.at(-1);
  }
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

const open = kind === 'veillee' ? ourTable : theirTable;
const first = Number(firstText ?? 0);
for (let number = first; number < first + Number(tablesText); number++) await open(number);
await new Promise((resolve) => setTimeout(resolve, 1000));
measuring = true;
console.log('{}');
const began = performance.now();
const used = process.cpuUsage();
await new Promise((resolve) => setTimeout(resolve, Number(secondsText) * 1000));
measuring = false;
const seconds = (performance.now() - began) / 1000;
const cpu = process.cpuUsage(used);
delays.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    moves,
    per_second: moves / seconds,
    p50_ms: quantile(delays, 0.5),
    p99_ms: quantile(delays, 0.99),
    client_cpu: (cpu.user + cpu.system) / 1e6 / seconds,
  }),
);
process.exit(0);

// boardgame.io's server with the game of the load run, on loopback.
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { LoadGame } from './game.js';

const port = Number(process.argv[2]);
const server = Server({ games: [LoadGame], origins: [`http://127.0.0.1:${port}`] });
await server.run({ port, host: '127.0.0.1' });
console.log('ready');

/* global afterEach, expect, test */
import { createServer } from 'node:net';
import { freeBasePort, takenPorts } from './stackPorts.mjs';

const servers = [];
const take = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    servers.push(server);
    server.listen(port, '127.0.0.1', resolve);
  });
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((end) => server.close(end)))));

test('a base port of which one port is taken gives way to the next', async () => {
  const first = await freeBasePort(17_100);
  await take(first + 2);
  expect(await takenPorts(first)).toMatch(`${first + 2} (the Firestore emulator)`);
  expect(await freeBasePort(first)).toBeGreaterThan(first);
  expect(await takenPorts(await freeBasePort(first))).toBeNull();
});

import { readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/**
 * Serves a Firestore emulator that runs already at this stack's port, with this project's rules.
 * @returns how to take it away again
 */
export const joinFirestore = async ({ host, port, project, rulesFile }) => {
  const content = await readFile(rulesFile, 'utf8');
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  // An unread answer keeps this process alive.
  const words = await answer.text();
  if (!answer.ok) throw new Error(`The Firestore emulator at ${host} refuses the rules: ${words}`);
  const { hostname, port: theirPort } = new URL(`http://${host}`);
  const sockets = new Set();
  const server = createServer((socket) => {
    const upstream = connect(Number(theirPort), hostname);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
};

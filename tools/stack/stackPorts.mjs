import { createServer } from 'node:net';

const host = '127.0.0.1';
const roles = [
  ['hosting', 'the app'],
  ['auth', 'the Auth emulator'],
  ['firestore', 'the Firestore emulator'],
  ['functions', 'the Functions emulator'],
  ['weather', 'the station simulator'],
  ['firestoreWebsocket', "the Firestore emulator's websocket"],
  ['hub', 'the emulator hub'],
  ['logging', "the emulators' log"],
  ['eventarc', 'the Eventarc emulator'],
  ['tasks', 'the Task Queue emulator'],
  ['payments', "the payment provider's stand-in"],
];

/** Gives the ports of a stack: each role has its distance from the base port, and the app counts by the same rule. */
export const stackPorts = (basePort) => {
  if (basePort % 100 !== 0) throw new Error(`The base port must be a multiple of 100; it is ${basePort}.`);
  return Object.fromEntries(roles.map(([role], distance) => [role, basePort + distance]));
};

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Gives the first of ten base ports, from `first` on, of which no port is taken. */
export const freeBasePort = async (first) => {
  const bases = Array.from({ length: 10 }, (_, step) => first + 100 * step);
  for (const base of bases) if ((await takenPorts(base)) === null) return base;
  throw new Error(`Of the base ports ${first} to ${bases.at(-1)} none is free.`);
};

/** Gives a sentence that names each taken port and its role; null where all are free. */
export const takenPorts = async (basePort) => {
  const ports = stackPorts(basePort);
  const taken = [];
  for (const [role, words] of roles)
    if (!(await isFree(ports[role]))) taken.push(`${ports[role]} (${words})`);
  if (taken.length === 0) return null;
  return `Taken: port ${taken.join(', port ')}. Stop what runs there, or choose another base port with HOLESHOT_PORT.`;
};

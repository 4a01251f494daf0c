import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { send } from './processTree.mjs';
import { takenPorts } from './stackPorts.mjs';
import { startProcess } from './startProcess.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Copies the search path; a place with Java becomes a folder of links to all else in it. */
const searchPathWithoutJava = async (folder) => {
  const places = (process.env.PATH ?? '').split(path.delimiter);
  const without = await Promise.all(
    places.map(async (place, index) => {
      if (!existsSync(path.join(place, 'java'))) return place;
      const copy = path.join(folder, String(index));
      await mkdir(copy);
      const names = (await readdir(place)).filter((name) => name !== 'java');
      await Promise.all(names.map((name) => symlink(path.join(place, name), path.join(copy, name))));
      return copy;
    }),
  );
  return without.join(path.delimiter);
};

/**
 * Runs `npm start` as on a machine without Java; `stop` sends it SIGTERM, and rejects where something of it goes on.
 * @param {{ site: string, basePort: number }} options `site` is built for the device alone
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}; rejects where it does not start, or does not say what it misses
 */
export const startWithoutJava = async ({ site, basePort }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'holeshot-no-java-'));
  const lines = [];
  let sayUrl;
  const url = new Promise((resolve) => (sayUrl = resolve));
  const started = startProcess({
    command: 'npm',
    args: ['start', '--', '--site', site],
    cwd: root,
    env: {
      ...process.env,
      PATH: await searchPathWithoutJava(folder),
      JAVA_HOME: undefined,
      FIRESTORE_EMULATOR_HOST: undefined,
      HOLESHOT_PORT: String(basePort),
    },
    onLine: (line) => {
      lines.push(line);
      const [, address] = /Holeshot runs at (\S+)/.exec(line) ?? [];
      if (address !== undefined) sayUrl(address);
    },
  });
  const stop = async () => {
    send(started.pid, 'SIGTERM');
    await started.ended;
    const left = await takenPorts(basePort);
    await started.stop();
    await rm(folder, { recursive: true, force: true });
    if (left !== null) throw new Error(`npm start ended and left its stack behind. ${left}`);
  };
  const address = await Promise.race([url, started.ended.then(() => undefined)]);
  if (address === undefined || !lines.some((line) => line.includes('needs Java'))) {
    await stop();
    throw new Error(`It did not start as without Java:\n${lines.join('\n')}`);
  }
  return { url: address, stop };
};

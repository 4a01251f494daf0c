import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a built remote into the folder it is served from: first its immutable folder, then, in one step, its own
 * pointer file. No other file is written.
 * @param {{ dist: string, to: string }} options the remote's `dist`, and its place below the site
 */
export const publishFolder = async ({ dist, to }) => {
  const text = await readFile(path.join(dist, 'current.json'), 'utf8');
  const { folder } = JSON.parse(text);
  await mkdir(to, { recursive: true });
  await cp(path.join(dist, folder), path.join(to, folder), { recursive: true });
  const waiting = path.join(to, `.current.${process.pid}.json`);
  await writeFile(waiting, text);
  await rename(waiting, path.join(to, 'current.json'));
  return folder;
};

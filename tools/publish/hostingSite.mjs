import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildEnv } from '../env/readBuildEnv.mjs';
import { withOrigins } from './contentPolicy.mjs';
import { fetchPublished } from './fetchPublished.mjs';
import { isVersion, swapFile } from './versions.mjs';

/** Number of versions in a release: it replaces the whole site, and somebody may still run an earlier one. */
const carried = 5;

/**
 * A file named by its hash comes from the cache for a year. A rule knows no status, and a missing file has the same one:
 * its 404 is asked again after an hour.
 */
const hashed = 'public, max-age=3600, stale-while-revalidate=31536000';
const header = (source, key, value) => ({ source, headers: [{ key, value }] });

/** Makes the hosting settings of a remote's own site: any origin may load it, and its versions never change. */
export const remoteSiteConfig = (folder) => ({
  public: folder,
  ignore: ['**/.*'],
  headers: [
    header('**', 'Access-Control-Allow-Origin', '*'),
    header('**', 'Cross-Origin-Resource-Policy', 'cross-origin'),
    header('**', 'X-Content-Type-Options', 'nosniff'),
    header('**', 'Strict-Transport-Security', 'max-age=63072000; includeSubDomains'),
    header('/*/**', 'Cache-Control', hashed),
    header('/*/pointer.json', 'Cache-Control', 'no-cache'),
    header('/current.json', 'Cache-Control', 'no-cache'),
  ],
});

/** Makes the hosting settings of the shell's site, for a shell of this environment. */
export const shellSiteConfig = async (folder, env = readBuildEnv()) => {
  const text = await readFile(path.resolve(import.meta.dirname, '../../firebase.json'), 'utf8');
  return { ...withOrigins(JSON.parse(text).hosting, env), public: folder };
};

/**
 * Gives the command that releases a folder to a Hosting site.
 * @param {{ site: string, project: string, config: string }} of `config` names its firebase.json, which may stand anywhere
 */
export const deployCommand = ({ site, project, config }) => [
  'npx',
  'firebase',
  'deploy',
  '--only',
  `hosting:${site}`,
  '--project',
  project,
  '--config',
  config,
];

/** Reads a pointer; undefined where it is none: the site of an app answers any address with its page. */
const pointerIn = (bytes) => {
  try {
    return JSON.parse(bytes ?? '');
  } catch {
    return undefined;
  }
};

/**
 * Fetches the pointer at an address, with its bytes; undefined where nothing is published there.
 * @throws where something else stands there
 */
export const pointerAt = async (url) => {
  const bytes = await fetchPublished(url);
  if (bytes === undefined) return undefined;
  const pointer = pointerIn(bytes);
  if (pointer === undefined)
    throw new Error(`${new URL('.', url)} is not the site of a remote alone: ${url} is no pointer.`);
  return { bytes, pointer };
};

/**
 * Refuses the site of a remote for the shell: the release would remove that remote's versions.
 * @param {string} site its address, ending in a slash
 * @throws where a remote's pointer stands at its root
 */
export const refuseRemoteSite = async (site) => {
  const pointer = pointerIn(await fetchPublished(new URL('current.json', site)));
  if (pointer !== undefined)
    throw new Error(`${site} is the site of ${pointer.name}: the shell was not published.`);
};

/** Refuses a pointer that would write beside the folder of its version. */
const refuseOutside = (url, { folder, files }) => {
  const isInside = (file) => file.startsWith(`${folder}/`) && path.posix.normalize(file) === file;
  if (!isVersion(folder) || !files.every((file) => isInside(file.url)))
    throw new Error(`${url} names files outside of its own folder; nothing was changed.`);
};

const bringVersion = async (place, to, pointer) => {
  for (const { url, sha256 } of pointer.files) {
    const bytes = await fetchPublished(new URL(url, place));
    if (
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex') !== sha256
    )
      throw new Error(`${new URL(url, place)} is not what was published there; nothing was changed.`);
    const file = path.join(to, url);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await swapFile(path.join(to, pointer.folder, 'pointer.json'), JSON.stringify(pointer, null, 2));
};

/**
 * Copies the current version of a published place and those before it into a folder; checks every file.
 * @param {string} place the address of the place, ending in a slash
 * @param {string} to the folder, which the next release is made of
 */
export const bringPlace = async (place, to) => {
  const current = await pointerAt(new URL('current.json', place));
  if (current === undefined) return;
  const { folder, previous } = current.pointer;
  await mkdir(to, { recursive: true });
  await writeFile(path.join(to, 'current.json'), current.bytes);
  // Devices outside a share stay with the version that the pointer names as previous.
  const next = [folder, previous];
  const brought = new Set();
  while (next.length > 0 && brought.size < carried) {
    const wanted = next.shift();
    if (wanted === undefined || brought.has(wanted)) continue;
    const url = new URL(`${wanted}/pointer.json`, place);
    const version = await pointerAt(url);
    if (version === undefined) continue;
    refuseOutside(url, version.pointer);
    await bringVersion(place, to, version.pointer);
    brought.add(wanted);
    next.push(version.pointer.previous);
  }
};

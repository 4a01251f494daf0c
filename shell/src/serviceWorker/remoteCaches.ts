import type { PointerFile } from '@holeshot/shared-core';
import { pointerOfVersion } from '../remotes/readPointer';
import { jsonResponse } from './jsonResponse';

/**
 * A file that does not come to its end by then is given up: all wait for it, and the browser ends a worker's task after
 * five minutes. On a slow network each look brings some more of them.
 */
const fileTimeout = 60_000;

/** The caches and the network of the service worker. */
export interface Stores {
  caches: CacheStorage;
  get: typeof fetch;
}

const prefix = 'holeshot-remote-';

/** Returns the name of the cache of one version. */
export const cacheNameOf = ({ name, folder }: Pick<PointerFile, 'name' | 'folder'>): string =>
  `${prefix}${name}-${folder}`;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const matches = async (response: Response, sha256: string): Promise<boolean> =>
  hex(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())) === sha256;

/** The same file of a version that is here, or partly: a new version is fetched for what has changed in it. */
const fromAnyVersion = async (
  url: string,
  sha256: string,
  pointer: PointerFile,
  place: string,
  folders: readonly string[],
  caches: CacheStorage,
): Promise<Response | undefined> => {
  for (const folder of folders) {
    const twin = new URL(url.replace(pointer.folder, folder), place).href;
    const kept = await (await caches.open(cacheNameOf({ name: pointer.name, folder }))).match(twin);
    if (kept !== undefined && (await matches(kept, sha256))) return kept;
  }
  return undefined;
};

const fetched = async (url: string, sha256: string, get: typeof fetch): Promise<Response> => {
  const response = await get(url, { cache: 'no-cache', signal: AbortSignal.timeout(fileTimeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (!(await matches(response, sha256))) throw new Error(`${url} is not what was published`);
  return response;
};

/** Returns whether every file of a version is on the device. */
export const isComplete = async (
  pointer: PointerFile,
  place: string,
  caches: CacheStorage,
): Promise<boolean> => {
  if (!(await caches.has(cacheNameOf(pointer)))) return false;
  const cache = await caches.open(cacheNameOf(pointer));
  return (await cache.match(pointerOfVersion(place, pointer.folder))) !== undefined;
};

/**
 * Brings a version, every file checked against the hash in its pointer; it counts once it is whole, and what came of it
 * before stays for the next look.
 * @param place the address of the remote's pointer file
 */
export const bringVersion = async (
  pointer: PointerFile,
  place: string,
  { caches, get }: Stores,
): Promise<void> => {
  if (await isComplete(pointer, place, caches)) return;
  const name = cacheNameOf(pointer);
  const own = cacheNameOf({ name: pointer.name, folder: '' });
  // This version is among them: files that came at the last look need not come again.
  const folders = (await caches.keys())
    .filter((each) => each.startsWith(own))
    .map((each) => each.slice(own.length));
  const cache = await caches.open(name);
  const brought = await Promise.allSettled(
    pointer.files.map(async ({ url, sha256 }) => {
      const address = new URL(url, place).href;
      const file =
        (await fromAnyVersion(url, sha256, pointer, place, folders, caches)) ??
        (await fetched(address, sha256, get));
      await cache.put(address, file);
    }),
  );
  if (brought.some(({ status }) => status === 'rejected')) throw new Error(`${name} did not come whole`);
  // Written last: a version without it counts as absent.
  await cache.put(pointerOfVersion(place, pointer.folder), jsonResponse(pointer));
};

/**
 * Removes every version but those kept.
 * @param kept each as `name-folder`
 * @param untouched the names of remotes that keep all of theirs
 */
export const dropVersions = async (
  kept: ReadonlySet<string>,
  untouched: ReadonlySet<string>,
  caches: CacheStorage,
): Promise<void> => {
  const stays = (version: string) =>
    kept.has(version) || [...untouched].some((name) => version.startsWith(`${name}-`));
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && !stays(name.slice(prefix.length))) await caches.delete(name);
};

const pointers = 'holeshot-pointers-';

const readPointers = async (name: string, caches: CacheStorage): Promise<PointerFile[]> => {
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(kept.flatMap((each) => (each ? [each.json() as Promise<PointerFile>] : [])));
};

/** Reads the versions that each build of the shell on this device runs. */
export const allPointers = async (caches: CacheStorage): Promise<PointerFile[]> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(pointers));
  return (await Promise.all(names.map((name) => readPointers(name, caches)))).flat();
};

/**
 * Opens the versions that a build of the shell has decided to run, by the addresses of the remotes' pointer files. Each
 * build decides by itself: a version that the next one serves may be too new for the one that runs.
 */
export const openPointers = (build: string, caches: CacheStorage) => {
  const name = `${pointers}${build}`;
  return {
    read: async (place: string): Promise<PointerFile | undefined> =>
      (await (await caches.open(name)).match(place))?.json() as Promise<PointerFile | undefined>,
    write: async (place: string, pointer: PointerFile): Promise<void> =>
      (await caches.open(name)).put(place, jsonResponse(pointer)),
  };
};

/**
 * Opens the highest numbers of pointers that came to this device, by the addresses of the pointer files. All builds of the
 * shell share them: an outdated pointer is outdated for each.
 */
export const openNumbers = (caches: CacheStorage) => {
  const name = 'holeshot-numbers';
  return {
    read: async (place: string): Promise<number | undefined> =>
      (await (await caches.open(name)).match(place))?.json() as Promise<number | undefined>,
    write: async (place: string, number: number): Promise<void> =>
      (await caches.open(name)).put(place, jsonResponse(number)),
  };
};

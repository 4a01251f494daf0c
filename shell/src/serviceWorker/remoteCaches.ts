import type { PointerFile } from '@holeshot/shared-core';

const pointerCache = 'holeshot-pointers';
const marker = '/complete';

const cacheNameOf = (pointer: Pick<PointerFile, 'name' | 'folder'>): string =>
  `holeshot-remote-${pointer.name}-${pointer.folder}`;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isComplete = async (name: string, caches: CacheStorage): Promise<boolean> =>
  (await caches.has(name)) && (await (await caches.open(name)).match(marker)) !== undefined;

const fill = async (
  pointer: PointerFile,
  base: string,
  caches: CacheStorage,
  get: typeof fetch,
): Promise<void> => {
  const name = cacheNameOf(pointer);
  await caches.delete(name);
  const cache = await caches.open(name);
  try {
    await Promise.all(
      pointer.files.map(async (file) => {
        const url = new URL(file.url, base).href;
        const response = await get(url, { cache: 'no-cache' });
        if (!response.ok) throw new Error(`${file.url} ${response.status}`);
        const bytes = await response.clone().arrayBuffer();
        if (hex(await crypto.subtle.digest('SHA-256', bytes)) !== file.sha256)
          throw new Error(`${file.url} hash`);
        await cache.put(url, response);
      }),
    );
    // Written last: a kill midway leaves a cache without it, which counts as absent.
    await cache.put(marker, new Response('yes'));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
};

/** Of each remote the current version and the one before stay: a tab may still run on that. */
const sweep = async (
  pointer: PointerFile,
  previous: PointerFile | undefined,
  caches: CacheStorage,
): Promise<void> => {
  const kept = new Set([cacheNameOf(pointer), ...(previous === undefined ? [] : [cacheNameOf(previous)])]);
  const own = `holeshot-remote-${pointer.name}-`;
  for (const name of await caches.keys()) {
    if (name.startsWith(own) && !kept.has(name)) await caches.delete(name);
  }
};

const syncOne = async (url: string, caches: CacheStorage, get: typeof fetch): Promise<boolean> => {
  const pointers = await caches.open(pointerCache);
  const kept = await pointers.match(url);
  try {
    const response = await get(url, { cache: 'no-store' });
    if (!response.ok) return kept !== undefined;
    const pointer = (await response.clone().json()) as PointerFile;
    const previous = kept === undefined ? undefined : ((await kept.json()) as PointerFile);
    if (!(await isComplete(cacheNameOf(pointer), caches))) {
      await fill(pointer, response.url, caches, get);
    }
    await pointers.put(url, response);
    if (previous?.folder !== pointer.folder) await sweep(pointer, previous, caches);
    return true;
  } catch {
    return kept !== undefined;
  }
};

/**
 * Brings each remote's newest published version into the cache: every file checked against the pointer's hashes,
 * the pointer moved only when the version is complete. One remote that cannot be fetched holds back no other.
 * Gives whether every remote can be had without a network.
 */
export const syncRemotes = async (
  pointerUrls: readonly string[],
  caches: CacheStorage,
  get: typeof fetch,
): Promise<boolean> =>
  (await Promise.all(pointerUrls.map((url) => syncOne(url, caches, get)))).every(Boolean);

/** A remote's file from its complete cache, else from the network. */
export const answerRemoteFile = async (
  request: Request,
  caches: CacheStorage,
  get: typeof fetch,
): Promise<Response> => (await caches.match(request, { ignoreSearch: true })) ?? get(request);

import { sharesCache } from '../device/sharesCache';

/** A share: the text of a slip, a picture, or another file. */
export type Shared = { kind: 'text'; text: string } | { kind: 'file' | 'picture'; file: File };

/** A share that waits on the device. */
export interface StoredShare {
  /** Names it on this device; later ones sort behind. */
  key: string;
  /** Undefined if it was too large to store. */
  shared: Shared | undefined;
}

/** Any web page can send the app forms: the last place is for the newest share, so that they never keep one out. */
const mostWaiting = 10;
/** The text of a slip has some hundred characters. */
const mostCharacters = 20_000;
/** As the import reads them. */
const mostBytes = 64 * 1024 * 1024;
const longestName = 100;

const responseOf = (shared: Shared): Response => {
  if (shared.kind === 'text')
    return new Response(shared.text.length > mostCharacters ? null : shared.text, {
      headers: { 'x-kind': shared.text.length > mostCharacters ? 'too-large' : 'text' },
    });
  const { file } = shared;
  if (file.size > mostBytes) return new Response(null, { headers: { 'x-kind': 'too-large' } });
  // A cut through a pair of surrogates could not be encoded.
  const name = Array.from(file.name).slice(0, longestName).join('');
  return new Response(file, { headers: { 'x-kind': shared.kind, 'x-name': encodeURIComponent(name) } });
};

const sharedOf = async (response: Response): Promise<Shared | undefined> => {
  const kind = response.headers.get('x-kind');
  if (kind === 'text') return { kind, text: await response.text() };
  if (kind !== 'file' && kind !== 'picture') return undefined;
  const name = decodeURIComponent(response.headers.get('x-name') ?? '');
  return { kind, file: new File([await response.blob()], name) };
};

/** Lists the keys of waiting shares, oldest first. */
const keysOf = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();

/** The shares between the service worker and the app. */
export interface StoredShares {
  /**
   * Stores shares until they are removed, and returns their keys; rejects without room, or if too many wait. A single
   * share takes the last place from the one that has it.
   */
  store(things: readonly Shared[]): Promise<string[]>;
  /** Waiting shares, oldest first. */
  waiting(): Promise<StoredShare[]>;
  remove(key: string): Promise<void>;
}

/**
 * Opens the store of shares on the device, so that neither signing in nor a crash loses one.
 * @param caches `self.caches` or a fake
 * @param now milliseconds
 */
export const openStoredShares = (caches: Pick<CacheStorage, 'open'>, now = Date.now): StoredShares => ({
  store: async (things) => {
    const cache = await caches.open(sharesCache);
    const before = await keysOf(cache);
    const places = mostWaiting - before.length;
    if (things.length > Math.max(1, places)) throw new Error('too much waits');
    const at = now();
    const keys = things.map((_, index) => `/shared/${at}-${index}`);
    const puts = things.map((shared, index) => cache.put(keys[index] ?? '', responseOf(shared)));
    const stored = await Promise.allSettled(puts);
    const failed = stored.find((each) => each.status === 'rejected');
    if (failed !== undefined) {
      // All of it or nothing, as the racer is told.
      await Promise.all(keys.map((key) => cache.delete(key)));
      throw failed.reason;
    }
    await Promise.all(before.slice(mostWaiting - 1).map((key) => cache.delete(key)));
    return keys;
  },
  waiting: async () => {
    const cache = await caches.open(sharesCache);
    return Promise.all(
      (await keysOf(cache)).map(async (key) => {
        const response = await cache.match(key);
        return { key, shared: response && (await sharedOf(response)) };
      }),
    );
  },
  remove: async (key) => {
    await (await caches.open(sharesCache)).delete(key);
  },
});

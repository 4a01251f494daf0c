import type { Stores } from './remoteCaches';

/** File of this build. */
interface BuiltFile {
  url: string;
  integrity?: string;
}

const cacheName = 'holeshot-recognizer';
const folder = '/static/recognizer/';

/** Tells whether an address is that of a file of the recognizer. */
export const isOfRecognizer = (url: string): boolean =>
  new URL(url, 'https://app').pathname.startsWith(folder);

/** Returns the name of a file without its hash. */
const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1).split('.')[0] ?? '';

/**
 * Opens the cache of the recognizer's files. They come when a picture is first read, so that most racers never load
 * them, and stay on the device.
 * @param files of this build, with absolute addresses
 */
export const openRecognizerCache = (files: readonly BuiltFile[], { caches, get }: Stores) => {
  const fetched = (url: string): Promise<Response> => {
    const integrity = files.find((file) => file.url === url)?.integrity;
    return get(url, integrity === undefined ? {} : { integrity });
  };
  return {
    /**
     * Returns a file from the device, else from the network.
     * @param whileStoring takes the promise that ends when the device has it
     */
    answer: async (url: string, whileStoring: (storing: Promise<unknown>) => void): Promise<Response> => {
      const cache = await caches.open(cacheName);
      const stored = await cache.match(url);
      if (stored !== undefined) return stored;
      const response = await fetched(url);
      // A full device loads it again for the next picture.
      if (response.ok) whileStoring(cache.put(url, response.clone()).catch(() => undefined));
      return response;
    },
    /** Brings this build's files where the device has those of another: its next picture may be read offline. */
    renew: async (): Promise<void> => {
      if (!(await caches.has(cacheName))) return;
      const cache = await caches.open(cacheName);
      const stored = (await cache.keys()).map(({ url }) => url);
      const names = stored.map(nameOf);
      for (const { url } of files) {
        if (stored.includes(url) || !names.includes(nameOf(url))) continue;
        const response = await fetched(url);
        if (response.ok) await cache.put(url, response);
      }
    },
    /** Removes the files of other builds. */
    drop: async (): Promise<void> => {
      if (!(await caches.has(cacheName))) return;
      const cache = await caches.open(cacheName);
      for (const { url } of await cache.keys())
        if (!files.some((file) => file.url === url)) await cache.delete(url);
    },
  };
};

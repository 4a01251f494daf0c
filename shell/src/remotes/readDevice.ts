/** Number of a device that stores none: it gets no staged version. */
export const keepsNone = 100;

/**
 * Returns the turn (0 to 100) of a device for one version, so that different devices try different versions first.
 * @param device number from `readDevice`
 * @param version such as `mf_logbook/1a2b3c4d`
 */
export const turnOf = (device: number, version: string): number => {
  if (device >= keepsNone) return keepsNone;
  const shift = [...version].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return (device + (shift * 100) / 9973) % 100;
};

const readNumber = async (caches: Pick<CacheStorage, 'open'>): Promise<number> => {
  try {
    const cache = await caches.open('holeshot-device');
    const remembered = Number(await (await cache.match('/device'))?.text());
    if (remembered > 0) return remembered;
    const device = Math.random() * 100;
    await cache.put('/device', new Response(String(device)));
    return device;
  } catch {
    return keepsNone;
  }
};

/** The pending or read number: on a first visit several remotes need it at once. */
const devices = new WeakMap<object, Promise<number>>();

/**
 * Reads the number (0 to 100) of this device for staged versions; page and service worker share it.
 */
export const readDevice = (caches: Pick<CacheStorage, 'open'>): Promise<number> => {
  const device = devices.get(caches) ?? readNumber(caches);
  devices.set(caches, device);
  return device;
};

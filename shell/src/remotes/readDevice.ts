/** What is for some of the devices first is not for one that keeps no number. */
export const keepsNone = 100;

/**
 * Where a device stands between 0 and 100 for one version: each goes to other devices first, so that not the same ones
 * try everything at once.
 * @param device what `readDevice` gives
 * @param version such as `mf_logbook/1a2b3c4d`
 */
export const turnOf = (device: number, version: string): number => {
  if (device >= keepsNone) return keepsNone;
  const shift = [...version].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return (device + (shift * 100) / 9973) % 100;
};

const readKept = async (caches: Pick<CacheStorage, 'open'>): Promise<number> => {
  try {
    const cache = await caches.open('holeshot-device');
    const kept = Number(await (await cache.match('/device'))?.text());
    if (kept > 0) return kept;
    const device = Math.random() * 100;
    await cache.put('/device', new Response(String(device)));
    return device;
  } catch {
    return keepsNone;
  }
};

/** Several remotes ask at once on a first visit: one number for all of them. */
const devices = new WeakMap<object, Promise<number>>();

/**
 * A number between 0 and 100 that stays with this device, for versions that go to a share of all devices first; the
 * page and the worker read the same.
 */
export const readDevice = (caches: Pick<CacheStorage, 'open'>): Promise<number> => {
  const device = devices.get(caches) ?? readKept(caches);
  devices.set(caches, device);
  return device;
};

import { keepsNone, readDevice, turnOf } from './readDevice';

test('a device that keeps nothing gets no version that is for some of the devices first', async () => {
  const blocked = { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  expect(await readDevice(blocked)).toBe(keepsNone);
});

test('several remotes that ask at once on a first visit are given one number', async () => {
  const stored = new Map<string, string>();
  const cache = {
    match: (key: string) => Promise.resolve(stored.has(key) ? new Response(stored.get(key)) : undefined),
    put: async (key: string, response: Response) => void stored.set(key, await response.text()),
  };
  const caches = { open: () => Promise.resolve(cache as unknown as Cache) };
  const [one, other] = await Promise.all([readDevice(caches), readDevice(caches)]);
  expect(one).toBe(other);
  expect(await readDevice({ ...caches })).toBe(one);
});

test('each version goes to as many devices, and to others, first', () => {
  const devices = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 10);
  const first = (version: string) => devices.filter((device) => turnOf(device, version) < 10);
  const tenths = ['mf_logbook/1a2b3c4d', 'mf_weather/1a2b3c4d', 'mf_logbook/5e6f7a8b'].map(first);
  for (const tenth of tenths) expect(tenth).toHaveLength(100);
  expect(new Set(tenths.flat()).size).toBeGreaterThan(200);
  expect(turnOf(keepsNone, 'mf_logbook/1a2b3c4d')).toBe(keepsNone);
});

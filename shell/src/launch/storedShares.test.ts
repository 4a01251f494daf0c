import { openStoredShares, type Shared } from './storedShares';

const files: Shared[] = ['one.csv', 'two.csv'].map((name) => ({ kind: 'file', file: new File(['1'], name) }));

/** A cache with room for so many. */
const cachesFor = (room: number) => {
  const kept = new Map<string, Response>();
  const cache = {
    keys: () => Promise.resolve([...kept.keys()].map((key) => ({ url: `https://app.test${key}` }))),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, response: Response) => {
      if (kept.size >= room) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      kept.set(key, response);
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(kept.delete(key)),
  };
  return { open: () => Promise.resolve(cache as unknown as Cache) };
};

test('of several things that are shared, all wait or none', async () => {
  const roomy = openStoredShares(cachesFor(2));
  await roomy.keep(files);
  expect(await roomy.waiting()).toHaveLength(2);
  const full = openStoredShares(cachesFor(1));
  await expect(full.keep(files)).rejects.toThrow('full');
  expect(await full.waiting()).toEqual([]);
});

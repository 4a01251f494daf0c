import { openStoredShares, type Shared } from './storedShares';

const files: Shared[] = ['one.csv', 'two.csv'].map((name) => ({ kind: 'file', file: new File(['1'], name) }));

/** A cache with room for so many. */
const cachesFor = (room: number) => {
  const entries = new Map<string, Response>();
  const cache = {
    keys: () => Promise.resolve([...entries.keys()].map((key) => ({ url: `https://app.test${key}` }))),
    match: (key: string) => Promise.resolve(entries.get(key)?.clone()),
    put: (key: string, response: Response) => {
      if (entries.size >= room) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      entries.set(key, response);
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(entries.delete(key)),
  };
  return { open: () => Promise.resolve(cache as unknown as Cache) };
};

test('several things shared at once all wait or none does', async () => {
  const roomy = openStoredShares(cachesFor(2));
  await roomy.store(files);
  expect(await roomy.waiting()).toHaveLength(2);
  const full = openStoredShares(cachesFor(1));
  await expect(full.store(files)).rejects.toThrow('full');
  expect(await full.waiting()).toEqual([]);
});

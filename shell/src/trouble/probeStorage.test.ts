/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { probeStorage, type Keeping } from './probeStorage';

const roomy = { quota: 1e9, usage: 1e6 };
const keeping = (change: Partial<Keeping> = {}): Keeping => ({
  localStorage: () => localStorage,
  openDatabase: openDB,
  estimate: () => Promise.resolve(roomy),
  ...change,
});
const ignore = () => undefined;
const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

let opening: jest.SpyInstance<IDBOpenDBRequest>;
const connections = () => opening.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result);
beforeEach(() => {
  opening = jest.spyOn(indexedDB, 'open');
});
afterEach(() => {
  for (const connection of connections()) connection.close();
  opening.mockRestore();
});

describe('what a browser keeps', () => {
  test('nothing is wrong where both kinds of storage work', async () => {
    expect(await probeStorage(ignore, keeping())).toBeUndefined();
  });

  test.each<[string, Partial<Keeping>]>([
    ['local storage is denied', { localStorage: denied }],
    ['the database throws at once', { openDatabase: denied }],
    [
      'the database cannot be opened',
      {
        openDatabase: () =>
          Promise.reject(new DOMException('Internal error opening backing store', 'UnknownError')),
      },
    ],
  ])('nothing is kept where %s', async (_, change) => {
    expect(await probeStorage(ignore, keeping(change))).toMatchObject({
      kind: 'not-kept',
      text: expect.stringContaining('Allow site data'),
    });
  });

  test('it is full where storing fails for want of room, and where the browser says so', async () => {
    const openDatabase = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    expect(await probeStorage(ignore, keeping({ openDatabase }))).toMatchObject({ kind: 'full' });
    const estimate = () => Promise.resolve({ quota: 1e9, usage: 1e9 - 1e6 });
    expect(await probeStorage(ignore, keeping({ estimate }))).toMatchObject({ kind: 'full' });
  });

  test.each([
    ['is told where it was', true],
    ['is not told where only the connection was', false],
  ])('cleared while the page is open %s', async (_, isCleared) => {
    const wipe = jest.fn();
    await probeStorage(wipe, keeping());
    const cut = () => forceCloseDatabase(connections()[0] as never);
    if (isCleared) {
      const deleting = deleteDB('holeshot-probe');
      cut();
      await deleting;
    } else cut();
    await new Promise((rest) => setTimeout(rest, 50));
    expect(wipe).toHaveBeenCalledTimes(isCleared ? 1 : 0);
  });

  test('a browser that does not say how much room there is has enough', async () => {
    const estimate = () => Promise.reject(new TypeError('navigator.storage is undefined'));
    expect(await probeStorage(ignore, keeping({ estimate }))).toBeUndefined();
    expect(await probeStorage(ignore, keeping({ estimate: () => Promise.resolve({}) }))).toBeUndefined();
  });
});

/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { probeStorage, type BrowserStorage } from './probeStorage';

const roomy = { quota: 1e9, usage: 1e6 };
const storage = (change: Partial<BrowserStorage> = {}): BrowserStorage => ({
  localStorage: () => localStorage,
  openDatabase: openDB,
  readRoom: () => Promise.resolve(roomy),
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

describe('the storage of a browser', () => {
  test('has no trouble when both kinds work', async () => {
    expect(await probeStorage(ignore, storage())).toBeUndefined();
  });

  test.each<[string, Partial<BrowserStorage>]>([
    ['local storage is denied', { localStorage: denied }],
    ['the database throws at once', { openDatabase: denied }],
    [
      'the database cannot be opened',
      {
        openDatabase: () =>
          Promise.reject(new DOMException('Internal error opening backing store', 'UnknownError')),
      },
    ],
  ])('stores nothing when %s', async (_, change) => {
    expect(await probeStorage(ignore, storage(change))).toMatchObject({
      kind: 'no-storage',
      text: expect.stringContaining('Allow site data'),
    });
  });

  test('is full when storing fails for lack of room, and when the estimate says so', async () => {
    const openDatabase = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
    expect(await probeStorage(ignore, storage({ openDatabase }))).toMatchObject({ kind: 'full' });
    const readRoom = () => Promise.resolve({ quota: 1e9, usage: 1e9 - 1e6 });
    expect(await probeStorage(ignore, storage({ readRoom }))).toMatchObject({ kind: 'full' });
  });

  test.each([
    ['tells of a wipe', true],
    ['tells nothing of a lost connection', false],
  ])('%s while the page is open', async (_, isCleared) => {
    const wipe = jest.fn();
    await probeStorage(wipe, storage());
    const cut = () => forceCloseDatabase(connections()[0] as never);
    if (isCleared) {
      const deleting = deleteDB('holeshot-probe');
      cut();
      await deleting;
    } else cut();
    await new Promise((rest) => setTimeout(rest, 50));
    expect(wipe).toHaveBeenCalledTimes(isCleared ? 1 : 0);
  });

  test('has enough room without an estimate', async () => {
    const refused = () => Promise.reject(new TypeError('navigator.storage is undefined'));
    const thrown = () => {
      throw new TypeError('navigator.storage is undefined');
    };
    for (const readRoom of [refused, thrown, () => Promise.resolve({})])
      expect(await probeStorage(ignore, storage({ readRoom }))).toBeUndefined();
  });

  test('works in a browser that has no storage manager at all, as jsdom', async () => {
    expect('storage' in navigator).toBe(false);
    expect(await probeStorage(ignore)).toBeUndefined();
  });
});

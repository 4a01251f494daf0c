import { createHash } from 'node:crypto';
import { contractVersion, type PointerFile } from '@holeshot/shared-core';
import { syncRemotes } from './syncRemotes';

const place = { name: 'mf_logbook', pointer: 'https://app.test/remotes/mf-logbook/current.json' };
const addressOf = (url: string) => new URL(url, place.pointer).href;

beforeAll(() => Object.assign(globalThis, { location: { href: place.pointer } }));

const pointerOf = (folder: string, more: Partial<PointerFile> = {}): PointerFile => ({
  ...{
    name: 'mf_logbook',
    version: '1',
    contract: contractVersion,
    folder,
    entry: `${folder}/remoteEntry.js`,
  },
  offer: {
    ...{ name: 'mf_logbook', title: 'Log book', contract: contractVersion },
    ...{ needs: {}, pages: {}, dialogs: {}, widgets: {} },
  },
  files: [
    {
      url: `${folder}/remoteEntry.js`,
      sha256: createHash('sha256').update(folder).digest('hex'),
      bytes: folder.length,
    },
  ],
  ...more,
});

/** A device with a worker, and the server of a remote. */
const openDevice = () => {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const rows = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, rows);
    return Promise.resolve({
      keys: () => Promise.resolve([...rows.keys()]),
      match: (url: string) => Promise.resolve(rows.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(void rows.set(url, response)),
    });
  };
  const caches = {
    open,
    has: (name: string) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  } as unknown as CacheStorage;
  const server = new Map<string, string>();
  const sync = (build: string) =>
    syncRemotes({
      ...{ caches, build, places: [place], known: { bad: [], shown: [] } },
      get: (url) => {
        const text = server.get(url as string);
        return Promise.resolve(new Response(text, { status: text === undefined ? 404 : 200 }));
      },
      device: () => Promise.resolve(0),
      inUse: () => Promise.resolve([]),
    });
  return {
    /** The version that the next start runs, once the server answers with this pointer. */
    after: async (pointer: PointerFile, build = 'main.js') => {
      server.set(place.pointer, JSON.stringify(pointer));
      server.set(addressOf(`${pointer.folder}/pointer.json`), JSON.stringify(pointer));
      for (const { url } of pointer.files) server.set(addressOf(url), pointer.folder);
      return (await sync(build)).newest['mf_logbook'];
    },
  };
};

test('an older pointer, as a cache on the way or another server may have it, takes no version back', async () => {
  const { after } = openDevice();
  expect(await after(pointerOf('aa', { number: 7 }))).toBe('aa');
  expect(await after(pointerOf('bb', { number: 8, previous: 'aa' }))).toBe('bb');
  expect(await after(pointerOf('aa', { number: 7 }))).toBe('bb');
  expect(await after(pointerOf('aa'))).toBe('bb');
  // The next build of the app has seen it too.
  expect(await after(pointerOf('aa', { number: 7 }), 'main.next.js')).toBe('bb');
});

test('a rollback is a new publication, and is taken', async () => {
  const { after } = openDevice();
  await after(pointerOf('aa', { number: 7 }));
  await after(pointerOf('bb', { number: 8, previous: 'aa' }));
  expect(await after(pointerOf('aa', { number: 9 }))).toBe('aa');
  expect(await after(pointerOf('bb', { number: 8, previous: 'aa' }))).toBe('aa');
});

test('a remote of an early tool, without numbers, goes on as before', async () => {
  const { after } = openDevice();
  expect(await after(pointerOf('aa'))).toBe('aa');
  expect(await after(pointerOf('bb', { previous: 'aa' }))).toBe('bb');
  expect(await after(pointerOf('aa'))).toBe('aa');
  expect(await after(pointerOf('cc', { number: 1 }))).toBe('cc');
});

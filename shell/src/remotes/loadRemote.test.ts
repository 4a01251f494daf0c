/** @jest-environment jsdom */
import { contractVersion, type Offer, type Remote } from '@holeshot/shared-core';
import { createRemoteLoader } from './loadRemote';
import { createTabVersions } from './tabVersions';

const offer: Offer = {
  name: 'mf_logbook',
  title: 'Log book',
  contract: contractVersion,
  needs: {},
  pages: {},
  dialogs: {},
  widgets: {},
};
const remote: Remote = { offer, pages: {}, dialogs: {}, widgets: {} };

/** A loader on a site whose pointer names a folder, and a federation that answers with this. */
const start = ({
  folders = ['f00d'],
  modules = [{ remote }],
  starts,
}: {
  /** The folder that the pointer names at each reading, the last one for ever; undefined where it cannot be had. */
  folders?: (string | undefined)[];
  /** What each loading gives, the last one for ever. */
  modules?: unknown[];
  starts?: Record<string, string[]>;
} = {}) => {
  const ahead: string[] = [];
  const entries: { entry: string; force: boolean }[] = [];
  let reads = 0;
  let loads = 0;
  const fetchFile = (() => {
    const folder = folders[Math.min(reads, folders.length - 1)];
    reads += 1;
    return Promise.resolve({
      ok: folder !== undefined,
      status: 404,
      json: () =>
        Promise.resolve({
          name: 'mf_logbook',
          version: '4.4.17',
          contract: contractVersion,
          folder,
          entry: `${folder}/remoteEntry.js`,
          files: [],
          starts,
          offer,
        }),
    });
  }) as unknown as typeof fetch;
  const federation = {
    registerRemotes: ([row]: { name: string; entry: string }[], { force }: { force: boolean }) =>
      void entries.push({ entry: row!.entry, force }),
    loadRemote: async <Module>(id: string): Promise<Module | null> => {
      expect(id).toBe('mf_logbook/remote');
      const module = modules[Math.min(loads, modules.length - 1)];
      loads += 1;
      await Promise.resolve();
      if (module instanceof Error) throw module;
      return (module === 'never' ? new Promise(() => undefined) : module) as Module | null;
    },
  };
  const load = createRemoteLoader({
    places: [{ name: 'mf_logbook', pointer: '/remotes/mf-logbook/current.json' }],
    versions: createTabVersions(fetchFile, () => Promise.resolve(0)),
    federation: () => Promise.resolve(federation),
    fetchAhead: (urls) => void ahead.push(...urls),
    timeout: 40,
  });
  return { load: () => load('mf_logbook'), loadAny: load, entries, ahead, loads: () => loads };
};

const entryOf = (folder: string) => `http://localhost/remotes/mf-logbook/${folder}/remoteEntry.js`;
const failing = (code: string) => ({ ok: false, failure: { code } });
const loadedRemote = { ok: true, value: remote };

describe('loading a remote', () => {
  test('takes the entry that its pointer names, beside the pointer', async () => {
    const { load, entries } = start();
    expect(await load()).toEqual(loadedRemote);
    expect(entries).toEqual([{ entry: entryOf('f00d'), force: false }]);
  });

  test('fetches at once what the page that is asked for would ask for one after the other', async () => {
    const starts = { logbook: ['f00d/remoteEntry.js', 'f00d/logbook.js'], 'race-day': ['f00d/raceDay.js'] };
    const { loadAny, ahead } = start({ starts });
    await loadAny('mf_logbook', 'logbook');
    expect(ahead).toEqual([entryOf('f00d'), 'http://localhost/remotes/mf-logbook/f00d/logbook.js']);
  });

  test('fetches for a second part what the first has not fetched', async () => {
    const starts = {
      'widget-season': ['f00d/remoteEntry.js', 'f00d/season.js'],
      'widget-recent-passes': ['f00d/remoteEntry.js', 'f00d/recentPasses.js'],
    };
    const { loadAny, ahead } = start({ starts });
    await Promise.all([
      loadAny('mf_logbook', 'widget-season'),
      loadAny('mf_logbook', 'widget-recent-passes'),
    ]);
    expect(ahead.map((url) => url.split('/').at(-1))).toEqual([
      'remoteEntry.js',
      'season.js',
      'recentPasses.js',
    ]);
  });

  test('happens once, also when two ask at the same time', async () => {
    const { load, loads } = start();
    expect(await Promise.all([load(), load()])).toEqual([loadedRemote, loadedRemote]);
    await load();
    expect(loads()).toBe(1);
  });

  test('fails for one that this app does not know', async () => {
    expect(await start().loadAny('mf_unheard')).toMatchObject(failing('remote-unknown'));
  });

  test.each<[string, string, unknown]>([
    ['holds nothing', 'remote-broken', null],
    ['holds something else', 'remote-broken', {}],
    ['throws', 'remote-broken', new Error('broken on purpose')],
    ['never comes', 'remote-slow', 'never'],
  ])('is a failure if its code %s, and the next try may work', async (_, code, module) => {
    const { load } = start({ modules: [module, { remote }] });
    expect(await load()).toMatchObject(failing(code));
    expect(await load()).toEqual(loadedRemote);
  });

  test('without its pointer is a failure, and the next try may work', async () => {
    const { load, loads } = start({ folders: [undefined, 'f00d'] });
    expect(await load()).toMatchObject(failing('pointer-missing'));
    expect(loads()).toBe(0);
    expect(await load()).toEqual(loadedRemote);
  });

  test('again after a failure stays with its version: code of two would mix in one tab', async () => {
    const { load, entries } = start({ folders: ['01d', '2e'], modules: [null, { remote }] });
    await load();
    expect(await load()).toEqual(loadedRemote);
    expect(entries).toEqual([{ entry: entryOf('01d'), force: false }]);
  });
});

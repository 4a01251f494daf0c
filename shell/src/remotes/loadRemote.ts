import { failedAs, ok, partFailures, remoteFailures, type Remote, type Result } from '@holeshot/shared-core';
import { fetchAhead } from './fetchAhead';
import { remotePlaces, type RemotePlace } from './remotePlaces';
import { tabVersions, type TabVersions } from './tabVersions';
import { withTimeout } from '../loading/withTimeout';

/** The federation runtime, which fetches the code of a remote from its entry. */
interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  /** The exposed module by `name/key`; null where there is none. */
  loadRemote<Module>(id: string): Promise<Module | null>;
}

/** Dependencies of a loader. */
interface RemoteSources {
  places: readonly RemotePlace[];
  versions: TabVersions;
  federation: () => Promise<Federation>;
  /** Called with the first scripts of a page or widget before they are requested. */
  fetchAhead: (urls: readonly string[]) => void;
  /** Time-out (ms) of a remote. */
  timeout?: number;
}

/**
 * Creates a loader that loads each remote once, by its federation name, and fetches the first scripts of the part. After
 * a failure the next call tries again.
 */
export const createRemoteLoader = ({
  places,
  versions,
  federation,
  fetchAhead: ahead,
  timeout = 10_000,
}: RemoteSources): ((name: string, part?: string) => Promise<Result<Remote>>) => {
  const registered = new Set<string>();
  const fetched = new Set<string>();
  const loaded = new Map<string, Promise<Result<Remote>>>();

  const addressIn =
    (place: RemotePlace) =>
    (url: string): string =>
      new URL(url, new URL(place.pointer, location.href)).href;

  const fetchStart = async (place: RemotePlace, part: string): Promise<void> => {
    const version = await versions.of(place);
    const starts = version.ok ? (version.value.pointer.starts?.[part] ?? []) : [];
    const missing = starts.map(addressIn(place)).filter((url) => !fetched.has(url));
    missing.forEach((url) => fetched.add(url));
    ahead(missing);
  };

  const load = async (place: RemotePlace): Promise<Result<Remote>> => {
    const { name } = place;
    const starting = federation();
    // Awaited below; this prevents an unhandled rejection until then.
    starting.catch(() => undefined);
    const version = await versions.of(place);
    if (!version.ok) return version;
    const runtime = await starting;
    const entry = addressIn(place)(version.value.pointer.entry);
    if (!registered.has(name)) runtime.registerRemotes([{ name, entry }], { force: false });
    registered.add(name);
    const module = await runtime.loadRemote<{ remote?: Remote }>(`${name}/remote`);
    return module?.remote === undefined ? failedAs(remoteFailures, 'remote-broken') : ok(module.remote);
  };

  return (name, part) => {
    const place = places.find((each) => each.name === name);
    if (place === undefined) return Promise.resolve(failedAs(partFailures, 'remote-unknown'));
    // The load itself reports its failure.
    if (part !== undefined) fetchStart(place, part).catch(() => undefined);
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const loading = withTimeout(load(place), timeout, 'It took too long to load.').catch((error: unknown) =>
      error instanceof Error && error.name === 'Timeout'
        ? failedAs(partFailures, 'remote-slow')
        : failedAs(partFailures, 'remote-broken'),
    );
    loaded.set(name, loading);
    void loading.then((result) => {
      if (!result.ok) loaded.delete(name);
    });
    return loading;
  };
};

/** Loads the federation runtime. */
export const loadFederation = (): Promise<Federation> =>
  import(/* webpackChunkName: "federation" */ './federation').then((module) => module.federation);

/** Loads a remote of this app. */
export const loadRemote = createRemoteLoader({
  places: remotePlaces,
  versions: tabVersions,
  federation: loadFederation,
  fetchAhead,
});

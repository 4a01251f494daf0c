import { failed, ok, type Remote, type Result } from '@holeshot/shared-core';
import { readPointer } from './readPointer';
import { remotePlaces } from './remotePlaces';
import { withTimeout } from './withTimeout';

/** How long a remote may take to arrive, in milliseconds, before its place says so. */
const loadTimeout = 10_000;

/** The entry each remote is registered with; a retry may find a newer one. */
const registered = new Map<string, string>();

const load = async (name: string): Promise<Result<Remote>> => {
  const place = remotePlaces.find((each) => each.name === name);
  if (place === undefined) return failed('remote-unknown', 'This version of the app does not know it.');
  const [pointer, { federation }] = await Promise.all([
    readPointer(place, fetch),
    import(/* webpackChunkName: "federation" */ './federation'),
  ]);
  if (!pointer.ok) return pointer;
  const entry = new URL(pointer.value.entry, new URL(place.pointer, location.href)).href;
  if (registered.get(name) !== entry)
    federation.registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.set(name, entry);
  const module = await federation.loadRemote<{ remote: Remote }>(`${name}/remote`);
  return module === null
    ? failed('remote-broken', 'Its code does not hold what was expected.')
    : ok(module.remote);
};

const loaded = new Map<string, Promise<Result<Remote>>>();

/**
 * Loads a remote once; a failure is forgotten, so that the next call tries again.
 * @param name its federation name
 */
export const loadRemote = (name: string): Promise<Result<Remote>> => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = withTimeout(load(name), loadTimeout, 'It took too long to load.').catch((error: unknown) =>
    error instanceof Error && error.name === 'Timeout'
      ? failed('remote-slow', error.message)
      : failed('remote-broken', 'Its code could not be loaded.'),
  );
  loaded.set(name, loading);
  void loading.then((result) => {
    if (!result.ok) loaded.delete(name);
  });
  return loading;
};

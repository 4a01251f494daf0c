import type { PointerFile } from '@holeshot/shared-core';
import type { KnownVersions } from '../remotes/failedVersions';
import { readPointer, unservable } from '../remotes/readPointer';
import type { RemotePlace } from '../remotes/remotePlaces';
import {
  allPointers,
  bringVersion,
  dropVersions,
  isComplete,
  openNumbers,
  openPointers,
  type Stores,
} from './remoteCaches';

/** Report of the service worker to the tabs after a check for new versions. */
export interface Synced {
  /** Every remote works without a network. */
  complete: boolean;
  /** The folder of the version that the next start of each remote runs. */
  newest: Record<string, string>;
  /** The remotes whose newest version this app does not run, and why. */
  passedOver: Record<string, string>;
}

interface Sync extends Stores {
  /** Build of the shell that checks. */
  build: string;
  places: readonly RemotePlace[];
  /** Known state of the versions on this device; undefined if nobody tells, and none may be thrown away. */
  known: KnownVersions | undefined;
  /** The number of this device, by which it comes first for some versions. */
  device: () => Promise<number>;
  /** The versions that open tabs run, as `name-folder`; undefined where a tab does not answer. */
  inUse: () => Promise<string[] | undefined>;
}

/**
 * Brings the version of each remote that this device is to run; the worker's own pointer moves when a version is
 * complete, and one remote that cannot be fetched holds back no other.
 */
export const syncRemotes = async (sync: Sync): Promise<Synced> => {
  const { build, places, known, device, inUse, caches, get } = sync;
  const pointers = openPointers(build, caches);
  const numbers = openNumbers(caches);
  const synced: Synced = { complete: true, newest: {}, passedOver: {} };
  const kept = new Set<string>();
  /** Remotes whose pointer could not be read or is outdated: files of a new version stay, which may still be the newest. */
  const unreachable = new Set<string>();
  const keep = ({ name, folder, previous }: PointerFile) => {
    kept.add(`${name}-${folder}`);
    // The version to go back to where this one turns out not to work here.
    if (previous !== undefined) kept.add(`${name}-${previous}`);
  };

  /** A new build begins with what another runs on this device: its own look may come too late for a start offline. */
  const inherited = async ({ name, pointer: place }: RemotePlace): Promise<PointerFile | undefined> => {
    for (const pointer of await allPointers(caches))
      if (pointer.name === name && unservable(pointer) === undefined)
        if (await isComplete(pointer, place, caches)) return pointer;
    return undefined;
  };

  const syncOne = async (place: RemotePlace): Promise<void> => {
    const own = await pointers.read(place.pointer);
    const before = own ?? (await inherited(place));
    if (own === undefined && before !== undefined) await pointers.write(place.pointer, before);
    const chosen = await readPointer(place, get, {
      isBad: (name, folder) => known?.bad.includes(`${name}/${folder}`) === true,
      device,
      seen: await numbers.read(place.pointer),
      hasAnother: before !== undefined,
    });
    let now = before;
    if (chosen.ok) {
      const { pointer, number, passedOver } = chosen.value;
      keep(pointer);
      if (passedOver !== undefined) synced.passedOver[place.name] = passedOver.why;
      try {
        await bringVersion(pointer, place.pointer, sync);
        if (number !== undefined) await numbers.write(place.pointer, number);
        await pointers.write(place.pointer, pointer);
        now = pointer;
      } catch {
        // The version before goes on; the next look tries again.
      }
    } else unreachable.add(place.name);
    if (before !== undefined) keep(before);
    if (now !== undefined && (await isComplete(now, place.pointer, caches)))
      synced.newest[place.name] = now.folder;
    else synced.complete = false;
  };

  await Promise.all(places.map(syncOne));
  const used = await inUse();
  (await allPointers(caches)).forEach(keep);
  // With one that works, a device without a network goes back over any number of bad ones.
  const shown = known?.shown.map((version) => version.replace('/', '-'));
  if (used && shown) await dropVersions(new Set([...kept, ...used, ...shown]), unreachable, caches);
  return synced;
};

import type { PointerFile, Result } from '@holeshot/shared-core';
import { isBad, shownVersion } from './failedVersions';
import { deviceCaches } from '../device/deviceCaches';
import { keepsNone, readDevice } from './readDevice';
import { readPointer, type ChosenVersion } from './readPointer';
import type { RemotePlace } from './remotePlaces';

type Reading = Promise<Result<ChosenVersion>>;

/** The versions of the remotes in a tab, each fixed for the life of the tab. */
export interface TabVersions {
  /** Reads the version of a remote in this tab; after a failure the next call tries again. */
  of(place: RemotePlace): Reading;
  /** Read versions by name of the remote. */
  inUse(): Record<string, PointerFile | undefined>;
}

/**
 * Creates the versions of a tab; each remote's pointer is read once.
 * @param device reads the number (0 to 100) of this device, needed for staged versions
 */
export const createTabVersions = (fetchFile: typeof fetch, device: () => Promise<number>): TabVersions => {
  const readings = new Map<string, Reading>();
  const used = new Map<string, PointerFile>();

  return {
    of: (place) => {
      const known = readings.get(place.name);
      if (known !== undefined) return known;
      const reading = readPointer(place, fetchFile, { isBad, shown: shownVersion, device });
      readings.set(place.name, reading);
      reading.then(
        (version) => {
          if (version.ok) used.set(place.name, version.value.pointer);
          else readings.delete(place.name);
        },
        () => readings.delete(place.name),
      );
      return reading;
    },
    inUse: () => Object.fromEntries(used),
  };
};

/** The versions of this tab. */
export const tabVersions = createTabVersions(
  (...request) => fetch(...request),
  () => {
    const caches = deviceCaches();
    return caches === undefined ? Promise.resolve(keepsNone) : readDevice(caches);
  },
);

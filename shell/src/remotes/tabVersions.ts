import type { PointerFile, Result } from '@holeshot/shared-core';
import { isBad, shownVersion } from './failedVersions';
import { keepsNone, readDevice } from './readDevice';
import { readPointer, type ChosenVersion } from './readPointer';
import type { RemotePlace } from './remotePlaces';

type Reading = Promise<Result<ChosenVersion>>;

/** A tab runs one version of a remote as long as it lives. */
export interface TabVersions {
  /** The version of a remote in this tab; one that could not be read is asked for again at the next call. */
  of(place: RemotePlace): Reading;
  /** What this tab runs or may run, by the remotes' names. */
  inUse(): Record<string, PointerFile | undefined>;
}

/**
 * Reads each remote's version once.
 * @param device where this device stands between 0 and 100, asked where a version is for a share of all
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
  () => ('caches' in window ? readDevice(caches) : Promise.resolve(keepsNone)),
);

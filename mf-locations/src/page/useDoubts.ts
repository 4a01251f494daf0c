import type { Loadable, Location } from '@holeshot/shared-core';
import { useCallback, useMemo } from 'react';
import { doubtsOf, type Doubt } from '../directory/doubtsOf';
import type { Strip } from '../directory/parseStrips';
import type { Loaded } from '../loading/useLoaded';

/** Returns what tells the facts of an own track that the directory has only roughly; none until both are known. */
export const useDoubts = (
  tracks: Loadable<Location[]>,
  directory: Loaded<Strip[]>,
): ((location: Location) => readonly Doubt[]) => {
  const doubts = useMemo(() => {
    if (tracks.state !== 'present' || directory.state !== 'ready') return undefined;
    return new Map(tracks.value.map((location) => [location.uid, doubtsOf(location, directory.value)]));
  }, [tracks, directory]);
  return useCallback(({ uid }) => doubts?.get(uid) ?? [], [doubts]);
};

import { unknown, type TuneVersion, type TunesPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';

/** Reads the versions of a vehicle's tune, newest first; empty until known. */
export const useTuneVersions = (
  tunes: Pick<TunesPort, 'versions$'>,
  vehicleUid: string,
): { versions: readonly TuneVersion[]; known: boolean } => {
  const loaded = useObservable(
    useMemo(() => tunes.versions$(vehicleUid), [tunes, vehicleUid]),
    unknown,
  );
  return {
    versions: loaded.state === 'present' ? loaded.value : [],
    known: loaded.state !== 'unknown',
  };
};

import { unknown, type LocationsPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';

/** Reads track titles by uid. */
export const useTrackTitles = ({ locations$ }: LocationsPort): ((locationUid: string) => string) => {
  const loaded = useObservable(locations$, unknown);
  const rows = loaded.state === 'present' ? loaded.value : [];
  return (locationUid) => rows.find(({ uid }) => uid === locationUid)?.title ?? 'A track that is gone';
};

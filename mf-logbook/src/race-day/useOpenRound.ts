import type { DraftsPort, Loadable, LogEntry, Vehicle } from '@holeshot/shared-core';
import { useState } from 'react';
import type { PassBegin } from '../form/usePassForm';
import { roundLeft } from './roundDraftKey';

/** Open round: a new one, or a stored one as its edit began. */
export interface OpenRound {
  edited: LogEntry | undefined;
  /** Car of a new round, where the racer chose one. */
  begin?: PassBegin;
}

/** Holds the open round; one with a saved draft is open again after a reload. */
export const useOpenRound = (drafts: DraftsPort, cars: Loadable<Vehicle[]>) => {
  const [open, setOpen] = useState<OpenRound>();
  const [soughtLeft, setSoughtLeft] = useState(false);
  if (!soughtLeft && cars.state === 'present') {
    setSoughtLeft(true);
    const begin = roundLeft(drafts, cars.value);
    if (begin !== undefined) setOpen({ edited: undefined, begin });
  }
  return [open, setOpen] as const;
};

import { recordOf, type DraftsPort } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import type { ChosenLane } from './ChosenLane';

/** The lane of each car, as the racer chose it last on this device. */
const key = 'lanes';

/** The lane that was chosen last for each car, undefined where it is either, and how to choose another. */
export const useKeptLanes = (
  drafts: DraftsPort,
): {
  laneOf: (vehicleUid: string) => ChosenLane;
  keepLane: (vehicleUid: string, lane: ChosenLane) => void;
} => {
  const [kept, setKept] = useState(() => recordOf(drafts.read(key)));
  const laneOf = useCallback(
    (vehicleUid: string): ChosenLane => {
      const lane = kept[vehicleUid];
      return lane === 'Left' || lane === 'Right' ? lane : undefined;
    },
    [kept],
  );
  const keepLane = useCallback(
    (vehicleUid: string, lane: ChosenLane) => {
      const now = { ...recordOf(drafts.read(key)), [vehicleUid]: lane };
      drafts.write(key, now);
      setKept(now);
    },
    [drafts],
  );
  return { laneOf, keepLane };
};

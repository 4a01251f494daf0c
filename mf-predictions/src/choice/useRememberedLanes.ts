import { recordOf, type DraftsPort } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';
import type { ChosenLane } from './ChosenLane';

/** Remembers the last chosen lane of each car on this device. */
const key = 'lanes';

/** Reads and remembers the lane of each car; undefined for either lane. */
export const useRememberedLanes = (
  drafts: DraftsPort,
): {
  laneOf: (vehicleUid: string) => ChosenLane;
  rememberLane: (vehicleUid: string, lane: ChosenLane) => void;
} => {
  const [lanes, setLanes] = useState(() => recordOf(drafts.read(key)));
  const laneOf = useCallback(
    (vehicleUid: string): ChosenLane => {
      const lane = lanes[vehicleUid];
      return lane === 'Left' || lane === 'Right' ? lane : undefined;
    },
    [lanes],
  );
  const rememberLane = useCallback(
    (vehicleUid: string, lane: ChosenLane) => {
      const now = { ...recordOf(drafts.read(key)), [vehicleUid]: lane };
      drafts.write(key, now);
      setLanes(now);
    },
    [drafts],
  );
  return { laneOf, rememberLane };
};

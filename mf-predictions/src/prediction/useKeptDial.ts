import {
  recordOf,
  type DraftsPort,
  type Seconds,
  type SettingsPort,
  type UserSettings,
} from '@holeshot/shared-core';
import { useCallback, useMemo } from 'react';

/** Whose the dial is that was kept on this device: the settings have one number for all cars. */
const key = 'dial-car';

/**
 * The dial of one's own for a car from the last time, null where there is none, and how to keep another. One that was
 * kept on another device may be of any car.
 * @param vehicleUid undefined while no car is chosen
 */
export const useKeptDial = (
  vehicleUid: string | undefined,
  chosen: UserSettings | undefined,
  settings: SettingsPort,
  drafts: DraftsPort,
): { keptDial: number | null; keepDial: (dial: Seconds | null) => void } => {
  const dial = chosen?.selectedDdpEt ?? null;
  const keptDial = useMemo(() => {
    const owner = recordOf(drafts.read(key));
    return owner['dial'] === dial && owner['uid'] !== vehicleUid ? null : dial;
  }, [drafts, dial, vehicleUid]);
  const keepDial = useCallback(
    (own: Seconds | null) => {
      if (own !== null) drafts.write(key, { uid: vehicleUid, dial: own });
      settings.update({ selectedDdpEt: own });
    },
    [drafts, settings, vehicleUid],
  );
  return { keptDial, keepDial };
};

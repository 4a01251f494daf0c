import {
  recordOf,
  type DraftsPort,
  type Seconds,
  type SettingsPort,
  type UserSettings,
} from '@holeshot/shared-core';
import { useCallback, useState } from 'react';

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
  const [owner, setOwner] = useState(() => recordOf(drafts.read(key)));
  const keptDial = owner['dial'] === dial && owner['uid'] !== vehicleUid ? null : dial;
  const keepDial = useCallback(
    (own: Seconds | null) => {
      if (own !== null) {
        const now = { uid: vehicleUid, dial: own };
        drafts.write(key, now);
        setOwner(now);
      }
      settings.update({ selectedDdpEt: own });
    },
    [drafts, settings, vehicleUid],
  );
  return { keptDial, keepDial };
};

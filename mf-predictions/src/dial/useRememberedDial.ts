import { recordOf, type Ports, type Seconds, type UserSettings } from '@holeshot/shared-core';
import { useCallback, useState } from 'react';

/** Remembers on this device whose dial it is: the settings have one number for all cars. */
const key = 'dial-car';

/** Remembers the dial chosen by hand for a car; null without one, as another device's may be of any car. */
export const useRememberedDial = (
  vehicleUid: string | undefined,
  chosen: UserSettings | undefined,
  { settings, drafts }: Pick<Ports, 'settings' | 'drafts'>,
): { rememberedDial: number | null; rememberDial: (dial: Seconds | null) => void } => {
  const dial = chosen?.selectedDdpEt ?? null;
  const [owner, setOwner] = useState(() => recordOf(drafts.read(key)));
  const rememberedDial = owner['dial'] === dial && owner['uid'] !== vehicleUid ? null : dial;
  const rememberDial = useCallback(
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
  return { rememberedDial, rememberDial };
};

import { unknown, type Loadable, type SettingsPort, type UserSettings } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';

const notYet: Loadable<UserSettings> = unknown;

/** Reads the racer's settings; undefined until known. */
export const useSettings = (settings: SettingsPort): UserSettings | undefined => {
  const seen = useObservable(settings.settings$, notYet);
  return seen.state === 'present' ? seen.value : undefined;
};

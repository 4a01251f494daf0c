import { probeStorage } from './probeStorage';
import { wiped } from './storageTroubles';
import { noteTrouble } from './troubles';

/** Says what is wrong with the storage of this device, now and where it is cleared later. */
export const tryStorage = async (): Promise<void> => {
  const trouble = await probeStorage(() => noteTrouble(wiped));
  if (trouble !== undefined) noteTrouble(trouble);
};

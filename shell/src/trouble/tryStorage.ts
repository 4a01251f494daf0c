import { hasRefused } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { hasRoom, probeStorage } from './probeStorage';
import { wiped } from './storageTroubles';
import { endTrouble, noteTrouble, troubles$ } from './troubles';

/** Ends the trouble of a full device, but not while a refused write still waits for room. */
const endIfThereIsRoom = async (): Promise<void> => {
  if (document.hidden || hasRefused()) return;
  if (troubles$.value.some(({ kind }) => kind === 'full') && (await hasRoom())) endTrouble('full');
};

/** Tests the storage, notes its troubles now and later, and ends a full device's when there is room. */
export const tryStorage = async (): Promise<void> => {
  document.addEventListener('visibilitychange', () => {
    endIfThereIsRoom().catch((error: unknown) => reportError(error, 'storage'));
  });
  const trouble = await probeStorage(() => noteTrouble(wiped));
  if (trouble !== undefined) noteTrouble(trouble);
};

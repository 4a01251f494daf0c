import { outboxCounts$ } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { hasRoom, probeStorage } from './probeStorage';
import { wiped } from './storageTroubles';
import { endTrouble, noteTrouble, troubles$ } from './troubles';

/** A change that found no room keeps the trouble until it is stored. */
const endIfThereIsRoom = async (): Promise<void> => {
  if (document.hidden || outboxCounts$.value.refused > 0) return;
  if (troubles$.value.some(({ kind }) => kind === 'full') && (await hasRoom())) endTrouble('full');
};

/** Says what is wrong with the storage of this device, now and where it is cleared later; a full one until there is room. */
export const tryStorage = async (): Promise<void> => {
  document.addEventListener('visibilitychange', () => {
    endIfThereIsRoom().catch((error: unknown) => reportError(error, 'storage'));
  });
  const trouble = await probeStorage(() => noteTrouble(wiped));
  if (trouble !== undefined) noteTrouble(trouble);
};

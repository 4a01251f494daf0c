import { full } from '../trouble/storageTroubles';
import { endTrouble, noteTrouble } from '../trouble/troubles';
import type { OutboxWrite } from './outboxStore';

/** Follows the writes of an outbox: says when one finds no room on the device, and that it is over when none is left. */
export const sayNotStored = (): ((writes: readonly OutboxWrite[]) => void) => {
  let before = 0;
  return (writes) => {
    const now = writes.filter(({ reason }) => reason === 'not-stored').length;
    if (now > before) noteTrouble(full);
    if (now === 0 && before > 0) endTrouble('full');
    before = now;
  };
};

import { unsavedForms$ } from '../../drafts/draftStore';
import { countOne } from '../../streams/countOne';
import { full } from '../../trouble/storageTroubles';
import { endTrouble, noteTrouble } from '../../trouble/troubles';
import type { OutboxWrite } from '../../writes/outboxStore';

/**
 * Follows the writes of an outbox: shows when one has no room on the device, and when none is left. Meanwhile nothing
 * reloads the app, which alone has it in memory.
 */
export const sayNotStored = (): ((writes: readonly OutboxWrite[]) => void) => {
  let before = 0;
  let release: (() => void) | undefined;
  return (writes) => {
    const now = writes.filter(({ reason }) => reason === 'not-stored').length;
    if (now > before) noteTrouble(full);
    if (now > 0) release ??= countOne(unsavedForms$);
    if (now === 0 && before > 0) {
      endTrouble('full');
      release?.();
      release = undefined;
    }
    before = now;
  };
};

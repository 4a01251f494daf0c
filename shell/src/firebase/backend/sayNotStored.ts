import { unsavedForms$ } from '../../drafts/draftStore';
import { countOne } from '../../streams/countOne';
import { full } from '../../trouble/storageTroubles';
import { endTrouble, noteTrouble } from '../../trouble/troubles';
import type { OutboxWrite } from '../../writes/outboxStore';

/**
 * Follows the writes of an outbox: says when one finds no room on the device, and that it is over when none is left.
 * Until then no update and no failed page reloads the app, in whose memory alone it is.
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

import type { Subscription } from 'rxjs';
import { isRecord, type DialogInput, type Ports } from '@holeshot/shared-core';
import { tabStorage } from '../device/deviceStorage';
import { isReload } from '../device/isReload';
import { dialogStack } from '../overlays/dialogStack';

type PassInput = DialogInput<'log-entry'>;

/** Holds the input of the form of a pass that is open in this tab. */
const openKey = 'holeshot.openPass';

const readOpen = (): PassInput | undefined => {
  try {
    const input: unknown = JSON.parse(tabStorage.getItem(openKey) ?? '');
    return isRecord(input) ? input : undefined;
  } catch {
    return undefined;
  }
};

/** A shared slip opens its form by itself; a field to correct is corrected by then, and must not be selected again. */
const noteOpen = (input: PassInput | undefined): void => {
  if (input === undefined || input.shared !== undefined) tabStorage.removeItem(openKey);
  else tabStorage.setItem(openKey, JSON.stringify({ ...input, field: undefined }));
};

/**
 * Opens the form of a pass again that was open with a draft when the page was reloaded, and notes which one is open
 * until the returned subscription ends.
 */
export const reopenPass = ({ dialogs, drafts }: Pick<Ports, 'dialogs' | 'drafts'>): Subscription => {
  const input = isReload() ? readOpen() : undefined;
  if (input !== undefined) {
    // The form names its draft after the dialog, that of a stored pass with its uid.
    const key = input.entryUid === undefined ? 'log-entry' : `log-entry.${input.entryUid}`;
    if (drafts.read(key) !== undefined) void dialogs.open('log-entry', input);
  }
  return dialogStack.rows$.subscribe((rows) => {
    const open = rows.find((row) => row.kind === 'part' && row.name === 'log-entry');
    noteOpen(open?.kind === 'part' ? (open.input as PassInput) : undefined);
  });
};

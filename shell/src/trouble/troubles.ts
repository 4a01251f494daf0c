import { BehaviorSubject } from 'rxjs';
import type { SnackbarMessage } from '@holeshot/shared-core';
import { hasRefused } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { feedback, snackbar$ } from '../feedback/feedback';

/** Kinds of trouble, the worst first. */
const kinds = ['wiped', 'no-storage', 'full', 'clock', 'unread'] as const;
/** A kind of trouble. */
export type TroubleKind = (typeof kinds)[number];

/** A problem of the device that the app works in spite of. */
export interface Trouble {
  kind: TroubleKind;
  /** Text of the chip in the app bar. */
  short: string;
  /** What happened, what is safe, what to do. */
  text: string;
}

/** The troubles of the device now, the worst first. */
export const troubles$ = new BehaviorSubject<readonly Trouble[]>([]);

/** Returns `safe`, or the text of a trouble that may have lost data. */
export const unlessLost = (safe: string): string =>
  troubles$.value.find(({ kind }) => kind !== 'clock' && kind !== 'unread')?.text ?? safe;

const actionOf = (kind: TroubleKind): SnackbarMessage['action'] => {
  if (kind === 'wiped') return { label: 'Reload', run: () => location.reload() };
  if (kind === 'full' && hasRefused())
    return { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) };
  return undefined;
};

/** Shows a trouble in the snackbar until it is closed; one that may end by itself for a while. */
export const sayTrouble = ({ kind, text }: Trouble): void => {
  const action = actionOf(kind);
  const timeout = kind === 'unread' ? 15_000 : -1;
  feedback.snackbar({ text, color: 'error', timeout, ...(action && { action }) });
};

/** Adds a trouble and shows it. */
export const noteTrouble = (trouble: Trouble): void => {
  const all = [...troubles$.value.filter(({ kind }) => kind !== trouble.kind), trouble];
  troubles$.next(all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  sayTrouble(trouble);
};

/** Removes a trouble that is over, together with its message. */
export const endTrouble = (over: TroubleKind): void => {
  const ended = troubles$.value.find(({ kind }) => kind === over);
  if (ended === undefined) return;
  troubles$.next(troubles$.value.filter((each) => each !== ended));
  if (snackbar$.value?.text === ended.text) snackbar$.next(undefined);
};

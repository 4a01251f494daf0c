import { BehaviorSubject } from 'rxjs';
import type { SnackbarMessage } from '@holeshot/shared-core';
import { outboxCounts$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { feedback } from '../feedback/feedback';

/** Kinds of trouble, the worst first. */
const kinds = ['wiped', 'no-storage', 'full', 'clock'] as const;
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
  troubles$.value.find(({ kind }) => kind !== 'clock')?.text ?? safe;

const actionOf = (kind: TroubleKind): SnackbarMessage['action'] => {
  if (kind === 'wiped') return { label: 'Reload', run: () => location.reload() };
  if (kind === 'full' && outboxCounts$.value.refused > 0)
    return { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) };
  return undefined;
};

/** Shows a trouble in the snackbar until it is closed. */
export const sayTrouble = ({ kind, text }: Trouble): void => {
  const action = actionOf(kind);
  feedback.snackbar({ text, color: 'error', timeout: -1, ...(action && { action }) });
};

/** Adds a trouble and shows it. */
export const noteTrouble = (trouble: Trouble): void => {
  const all = [...troubles$.value.filter(({ kind }) => kind !== trouble.kind), trouble];
  troubles$.next(all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  sayTrouble(trouble);
};

/** Removes a trouble that is over. */
export const endTrouble = (over: TroubleKind): void => {
  const left = troubles$.value.filter(({ kind }) => kind !== over);
  if (left.length < troubles$.value.length) troubles$.next(left);
};

import { BehaviorSubject } from 'rxjs';
import type { SnackbarMessage } from '@holeshot/shared-core';
import { outboxCounts$ } from '../connection/connection';
import { dialogStack } from '../overlays/dialogStack';
import { feedback } from '../feedback/feedback';

/** What is wrong with the device, the worst first. */
const kinds = ['wiped', 'not-kept', 'full', 'clock'] as const;
export type TroubleKind = (typeof kinds)[number];

/** Something wrong with the device that the app works in spite of. */
export interface Trouble {
  kind: TroubleKind;
  /** For the chip in the app bar. */
  short: string;
  /** What happened, what is safe, what to do. */
  text: string;
}

/** What is wrong with the device now, the worst first. */
export const troubles$ = new BehaviorSubject<readonly Trouble[]>([]);

/** What a device that may have lost something says instead of `safe`, in words for where something has failed. */
export const unlessLost = (safe: string): string =>
  troubles$.value.find(({ kind }) => kind !== 'clock')?.text ?? safe;

const actionOf = (kind: TroubleKind): SnackbarMessage['action'] => {
  if (kind === 'wiped') return { label: 'Reload', run: () => location.reload() };
  if (kind === 'full' && outboxCounts$.value.refused > 0)
    return { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) };
  return undefined;
};

/** Says it at the bottom, until it is closed. */
export const sayTrouble = ({ kind, text }: Trouble): void => {
  const action = actionOf(kind);
  feedback.snackbar({ text, color: 'error', timeout: -1, ...(action && { action }) });
};

/** Takes note of a trouble and says it. */
export const noteTrouble = (trouble: Trouble): void => {
  const all = [...troubles$.value.filter(({ kind }) => kind !== trouble.kind), trouble];
  troubles$.next(all.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  sayTrouble(trouble);
};

/** Takes note that a trouble is over, where there was one. */
export const endTrouble = (over: TroubleKind): void => {
  const left = troubles$.value.filter(({ kind }) => kind !== over);
  if (left.length < troubles$.value.length) troubles$.next(left);
};

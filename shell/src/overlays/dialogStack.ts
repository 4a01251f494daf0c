import { BehaviorSubject } from 'rxjs';
import type { DialogInput, DialogName, DialogOutput, DialogsPort } from '@holeshot/shared-core';
import type { OutboxWrite } from '../writes/outboxStore';

/** How the racer wants to sign out; to clear removes their data from this device, with what is not sent. */
export type SignOutAnswer = 'stay' | 'leave' | 'clear';

/** Answer of the racer about waiting shares. */
export type SharesAnswer = 'open' | 'discard' | 'later';

/** A dialog to open: of a remote, or one of the shell's own, with its input. */
export type OpenDialog =
  | { kind: 'part'; name: DialogName; input: DialogInput<DialogName>; close: (output?: unknown) => void }
  | { kind: 'subscription-required'; title: string; text: string }
  | { kind: 'outbox' }
  | { kind: 'shares'; names: readonly string[]; answer: (answer: SharesAnswer) => void }
  | {
      kind: 'sign-out';
      writes$: BehaviorSubject<OutboxWrite[]>;
      isShared: boolean;
      answer: (answer: SignOutAnswer) => void;
    };

/** An open dialog with its id. */
export type StackedDialog = OpenDialog & { id: number };

const rows$ = new BehaviorSubject<StackedDialog[]>([]);
let opened = 0;

/** The open dialogs, the top one last; each kind of the shell's own dialogs is open at most once. */
export const dialogStack = {
  rows$,
  push: (dialog: OpenDialog): number => {
    const same = rows$.value.find((row) => row.kind === dialog.kind && row.kind !== 'part');
    if (same !== undefined) return same.id;
    opened += 1;
    rows$.next([...rows$.value, { ...dialog, id: opened }]);
    return opened;
  },
  remove: (id: number): void => rows$.next(rows$.value.filter((row) => row.id !== id)),
  /** Closes a dialog without an answer, like Escape and Back. */
  dismiss: (id: number): void => {
    const dismissed = rows$.value.find((row) => row.id === id);
    if (dismissed?.kind === 'part') dismissed.close();
    else if (dismissed?.kind === 'sign-out') dismissed.answer('stay');
    else if (dismissed?.kind === 'shares') dismissed.answer('later');
    else dialogStack.remove(id);
  },
  /** Dismisses every dialog: they hold data of the racer who signed out. */
  clear: (): void => {
    for (const { id } of rows$.value) dialogStack.dismiss(id);
    rows$.next([]);
  },
};

const answers = new Map<DialogName, Promise<never>>();

/** The dialogs port: opens dialogs by name on the one stack; an open one answers both callers. */
export const dialogs: DialogsPort = {
  open: <Name extends DialogName>(name: Name, input: DialogInput<Name>) => {
    const answer: Promise<DialogOutput<Name> | undefined> =
      answers.get(name) ??
      new Promise((resolve) => {
        const id: number = dialogStack.push({
          kind: 'part',
          name,
          input,
          close: (output) => {
            answers.delete(name);
            dialogStack.remove(id);
            resolve(output as DialogOutput<Name> | undefined);
          },
        });
      });
    answers.set(name, answer as Promise<never>);
    return answer;
  },
};

/** Opens a dialog like `open`, but waits until an open one of that name is closed: its input must show. */
export const openNext: DialogsPort['open'] = async (name, input) => {
  await answers.get(name);
  return dialogs.open(name, input);
};

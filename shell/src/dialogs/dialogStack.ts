import { BehaviorSubject } from 'rxjs';
import type { DialogInput, DialogName, DialogOutput, DialogsPort } from '@holeshot/shared-core';

export type OpenDialog =
  | { kind: 'part'; name: DialogName; input: DialogInput<DialogName>; close: (output?: unknown) => void }
  | { kind: 'subscription-required'; title: string; text: string }
  | { kind: 'outbox' };

export type StackedDialog = OpenDialog & { id: number };

const rows$ = new BehaviorSubject<StackedDialog[]>([]);
let opened = 0;

/** Every open dialog of every part, the top one last. */
export const dialogStack = {
  rows$,
  push: (dialog: OpenDialog): number => {
    opened += 1;
    rows$.next([...rows$.value, { ...dialog, id: opened }]);
    return opened;
  },
  remove: (id: number): void => rows$.next(rows$.value.filter((row) => row.id !== id)),
};

/** Opens the dialogs of all parts by name on the one stack. */
export const dialogs: DialogsPort = {
  open: <Name extends DialogName>(name: Name, input: DialogInput<Name>) =>
    new Promise<DialogOutput<Name> | undefined>((resolve) => {
      const id: number = dialogStack.push({
        kind: 'part',
        name,
        input,
        close: (output) => {
          dialogStack.remove(id);
          resolve(output as DialogOutput<Name> | undefined);
        },
      });
    }),
};

import { dialogStack } from './dialogStack';
import type { Outbox } from '../firebase/outbox';

/** Asks before a sign-out that leaves unsent changes behind; true at once where everything is on the server. */
export const confirmSignOut = ({ writes$ }: Pick<Outbox, 'writes$'>): Promise<boolean> => {
  if (writes$.value.length === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const id = dialogStack.push({
      kind: 'sign-out',
      writes$,
      answer: (signOut) => {
        dialogStack.remove(id);
        resolve(signOut);
      },
    });
  });
};

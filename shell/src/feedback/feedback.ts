import { BehaviorSubject } from 'rxjs';
import type { FeedbackPort, SnackbarMessage } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { dialogStack } from '../dialogs/dialogStack';

export interface Snackbar extends SnackbarMessage {
  /** Rises with each message, so that the same words twice are two messages. */
  shown: number;
}

/** The message at the bottom; undefined where none shows. */
export const snackbar$ = new BehaviorSubject<Snackbar | undefined>(undefined);

/** Takes away a message whose button would act on what was the racer's who has signed out. */
export const clearOffer = (): void => {
  if (snackbar$.value?.action !== undefined) snackbar$.next(undefined);
};

export interface Loading {
  text: string;
  /** Below 0 where it cannot be told. */
  percentComplete: number;
}

/** The blocking work that runs, the latest last. */
export const running$ = new BehaviorSubject<readonly Loading[]>([]);

let shown = 0;

/** Snackbar, loading, subscription-required and error report, for the shell and every remote. */
export const feedback: FeedbackPort = {
  snackbar: (message) => {
    shown += 1;
    const next = { ...message, shown };
    // The last message's time is over before this one's begins.
    snackbar$.next(undefined);
    void Promise.resolve().then(() => snackbar$.next(next));
  },
  loading: (text = 'Loading') => {
    let own: Loading = { text, percentComplete: -1 };
    running$.next([...running$.value, own]);
    return {
      progress: (percentComplete) => {
        const before = own;
        own = { text, percentComplete };
        running$.next(running$.value.map((each) => (each === before ? own : each)));
      },
      done: () => running$.next(running$.value.filter((each) => each !== own)),
    };
  },
  subscriptionRequired: ({
    title = 'Subscription Needed',
    text = 'This feature requires an active subscription. Please subscribe to access it.',
  } = {}) => dialogStack.push({ kind: 'subscription-required', title, text }),
  reportError,
};

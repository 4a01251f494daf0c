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

export interface Loading {
  text: string;
  /** Below 0 where it cannot be told. */
  percentComplete: number;
}

/** The blocking work that runs; undefined where none does. */
export const loading$ = new BehaviorSubject<Loading | undefined>(undefined);

let shown = 0;

/** Snackbar, loading, subscription-required and error report, for the shell and every remote. */
export const feedback: FeedbackPort = {
  snackbar: (message) => {
    shown += 1;
    snackbar$.next({ ...message, shown });
  },
  loading: (text = 'Loading') => {
    const running: Loading = { text, percentComplete: -1 };
    loading$.next(running);
    return {
      progress: (percentComplete) => loading$.next({ text, percentComplete }),
      done: () => loading$.next(undefined),
    };
  },
  subscriptionRequired: ({
    title = 'Subscription Needed',
    text = 'This feature requires an active subscription. Please subscribe to access it.',
  } = {}) => dialogStack.push({ kind: 'subscription-required', title, text }),
  reportError,
};

import { BehaviorSubject, debounceTime, first } from 'rxjs';
import type { FeedbackPort, SnackbarMessage } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { dialogStack } from '../overlays/dialogStack';

/** The message that stands at the bottom now. */
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

/** A piece of blocking work, as the dialog over the page shows it. */
export interface Loading {
  text: string;
  /** Below 0 where it cannot be told. */
  percentComplete: number;
}

/** The blocking work that runs, the latest last. */
export const running$ = new BehaviorSubject<readonly Loading[]>([]);

/** Between two messages there is none for a moment, in milliseconds. */
const gapMs = 50;

let shown = 0;

const show = (message: SnackbarMessage): void => {
  shown += 1;
  const next = { ...message, shown };
  // The last message's time is over before this one's begins.
  snackbar$.next(undefined);
  void Promise.resolve().then(() => snackbar$.next(next));
};

/** Snackbar, loading, subscription-required and error report, for the shell and every remote. */
export const feedback: FeedbackPort = {
  snackbar: (message) => {
    if (message.waits !== true) {
      show(message);
      return;
    }
    snackbar$
      .pipe(
        debounceTime(gapMs),
        first((standing) => standing === undefined),
      )
      .subscribe(() => show(message));
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

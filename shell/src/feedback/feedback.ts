import { BehaviorSubject, debounceTime, first } from 'rxjs';
import type { FeedbackPort, SnackbarMessage } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { dialogStack } from '../overlays/dialogStack';

/** A message as the snackbar shows it. */
export interface Snackbar extends SnackbarMessage {
  /** Serial number, so that the same words twice are two messages. */
  shown: number;
}

/** The message shown now, or undefined. */
export const snackbar$ = new BehaviorSubject<Snackbar | undefined>(undefined);

/** Removes a message with a button: after a sign-out it would act on the last racer's data. */
export const clearOffer = (): void => {
  if (snackbar$.value?.action !== undefined) snackbar$.next(undefined);
};

/** A piece of blocking work for the loading dialog. */
export interface Loading {
  text: string;
  /** Negative: unknown. */
  percentComplete: number;
}

/** The running blocking work, the latest last. */
export const running$ = new BehaviorSubject<readonly Loading[]>([]);

/** Pause (ms) between two messages. */
const gapMs = 50;

/** Emits once, when no message is shown. */
export const silence$ = snackbar$.pipe(
  debounceTime(gapMs),
  first((standing) => standing === undefined),
);

let shown = 0;

const show = (message: SnackbarMessage): void => {
  shown += 1;
  const next = { ...message, shown };
  // Ends the last message before this one starts, so that each gets its own time-out.
  snackbar$.next(undefined);
  void Promise.resolve().then(() => snackbar$.next(next));
};

/** The feedback port: snackbar, loading, subscription dialog and error report. */
export const feedback: FeedbackPort = {
  snackbar: (message) => {
    if (message.waits !== true) {
      show(message);
      return;
    }
    silence$.subscribe(() => show(message));
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

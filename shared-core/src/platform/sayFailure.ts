import type { Result } from '../domain/plain/result';
import type { FeedbackPort } from './ports/FeedbackPort';

/** Says why something was not done, for a button that has no place for words; of a subscription its dialog speaks. */
export const sayFailure = (done: Result<unknown>, feedback: Pick<FeedbackPort, 'snackbar'>): void => {
  if (done.ok || done.failure.code === 'subscription-required') return;
  feedback.snackbar({ text: done.failure.message, color: 'error' });
};

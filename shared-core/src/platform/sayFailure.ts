import type { Result } from '../domain/plain/result';
import type { FeedbackPort } from './ports/FeedbackPort';

/** Tells why a write failed, for a button without a place for words; a missing subscription has its own dialog. */
export const sayFailure = (done: Result<unknown>, feedback: Pick<FeedbackPort, 'snackbar'>): void => {
  if (done.ok || done.failure.code === 'subscription-required') return;
  feedback.snackbar({ text: done.failure.message, color: 'error' });
};

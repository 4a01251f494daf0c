const serverFailed = 'The server failed. Try again in a moment.';

/** Failures of a callable function, by its status. */
export const callFailures = {
  'invalid-argument': 'The server could not read what was sent. Nothing was changed.',
  unauthenticated: 'You are signed out. Sign in and try again.',
  'permission-denied': 'Your account may not do this. Nothing was changed.',
  'not-found': 'It is not there any more. Nothing was changed.',
  aborted: 'It was changed somewhere else at the same time. Try again.',
  'resource-exhausted': 'Too many attempts. Please try again later.',
  unimplemented: 'The server does not know this yet. Reload the app and try again.',
  unavailable: 'The server cannot be reached. Nothing was changed; try again when you are connected.',
  'deadline-exceeded': 'The server did not answer in time. Look whether it was done before you try again.',
  cancelled: 'Nothing was changed.',
  internal: serverFailed,
  unknown: serverFailed,
  'already-exists': serverFailed,
  'failed-precondition': serverFailed,
  'out-of-range': serverFailed,
  'data-loss': serverFailed,
};

/** Failures of a callable function that gives a reason beside its status. */
export const reasonFailures = {
  'invitation-only': 'Registration is currently by invitation only.',
  'no-access': 'This needs a trial or a subscription. What you have stored stays readable.',
  'user-not-found': 'There is no such racer.',
  'requires-recent-login': 'Please login again, as your last login was too long ago.',
  'payments-unavailable': 'The payment provider does not answer. Try again later.',
  'price-not-found': 'This price is not offered any more.',
  'already-subscribed': 'There is a subscription already.',
  'no-customer': 'There is no subscription to manage.',
};

const sentences = new Map([
  ['invalid-argument', 'The server could not read what was sent. Nothing was changed.'],
  ['unauthenticated', 'You are signed out. Sign in and try again.'],
  ['permission-denied', 'Your account may not do this. Nothing was changed.'],
  ['not-found', 'It is not there any more. Nothing was changed.'],
  ['aborted', 'It was changed somewhere else at the same time. Try again.'],
  ['resource-exhausted', 'Too many attempts. Please try again later.'],
  ['unimplemented', 'The server does not know this yet. Reload the app and try again.'],
  ['unavailable', 'The server cannot be reached. Nothing was changed; try again when you are connected.'],
  ['deadline-exceeded', 'The server did not answer in time. Look whether it was done before you try again.'],
]);

/**
 * Returns the sentence for a callable function that failed. [C1] A known status has its own sentence. [C2] A cancel
 * has none (undefined). [C3] Any other status is a failure of the server.
 * @param status of a callable function, as the SDK names it
 */
export const callErrorMessage = (status: string): string | undefined =>
  status === 'cancelled' ? undefined : (sentences.get(status) ?? 'The server failed. Try again in a moment.');

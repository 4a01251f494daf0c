/** Failures of signing in once more; the address is the racer's own, so the password alone can be wrong. */
export const proofFailures = {
  cancelled: 'Google was not asked to the end. Nothing was changed.',
  'auth/invalid-credential': 'Incorrect password.',
};

const maybeDeleted =
  'The server gave no answer, so it is not known whether the deletion has begun. If it has, it goes on by itself, and within a day the account and all that is stored of it are gone. Try again when you are connected.';

/** Failures of deleting an account where the server gave no answer: it may have begun. */
export const deletionFailures = {
  unavailable: maybeDeleted,
  'deadline-exceeded': maybeDeleted,
  internal: maybeDeleted,
  unknown: maybeDeleted,
};

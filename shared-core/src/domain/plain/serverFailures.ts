/** Failures of asking the weather service for a key, on the server. */
export const weatherServerFailures = {
  unavailable: (status?: number) =>
    status === undefined
      ? 'The weather service does not answer.'
      : `The weather service gave no token (status ${status}).`,
};

/** Failures of making an administrator. */
export const grantFailures = {
  'not-found': (email: string) => `Nobody has registered as ${email}.`,
  'not-verified': (email: string) =>
    `${email} is not verified: open the link in the verification mail first.`,
  'not-registered': (email: string) => `${email} has not finished registering: sign in to the app first.`,
};

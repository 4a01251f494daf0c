/** Codes of what a later sign-in tries again: there is no network now, or no write access. */
const waits = ['unavailable', 'permission-denied'];

/** Returns whether work that failed may wait for another sign-in. */
export const mayWaitForSignIn = (error: unknown): boolean =>
  waits.includes((error as { code?: string } | undefined)?.code ?? '');

/** Ends work that the app does by itself without a failure where it may wait for another sign-in. */
export const orAtAnotherSignIn = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!mayWaitForSignIn(error)) throw error;
  }
};

/** Codes that a later sign-in may resolve: no network now, or no write access. */
const waits = ['unavailable', 'permission-denied'];

/** Returns whether work that failed may wait for another sign-in. */
export const mayWaitForSignIn = (error: unknown): boolean =>
  waits.includes((error as { code?: string } | undefined)?.code ?? '');

/** Runs the app's own work; hides a failure that may wait for another sign-in. */
export const orAtAnotherSignIn = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!mayWaitForSignIn(error)) throw error;
  }
};

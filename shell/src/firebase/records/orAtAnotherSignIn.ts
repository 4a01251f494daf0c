/** Codes of what a later sign-in tries again: there is no network now, or no write access. */
const waits = ['unavailable', 'permission-denied'];

/** Ends work that the app does by itself without a failure where it has to wait for another sign-in. */
export const orAtAnotherSignIn = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!waits.includes((error as { code?: string }).code ?? '')) throw error;
  }
};

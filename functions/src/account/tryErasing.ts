import { logger } from 'firebase-functions';
import { eraseAccount } from './eraseAccount';

/** Deletes an account for nobody who waits; logs a failure without naming the racer, and `finishDeletions` tries again. */
export const tryErasing = async (...account: Parameters<typeof eraseAccount>): Promise<void> => {
  try {
    await eraseAccount(...account);
  } catch (error) {
    const { code } = error as { code?: unknown };
    logger.error('A deletion could not be finished; it is taken up again.', { code });
  }
};

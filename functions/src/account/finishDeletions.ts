import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callableOptions } from '../callable/callableOptions';
import { eraseAccount, erasingSecrets } from './eraseAccount';

/** A call has 70 seconds: what was taken up before that and is not ended has nobody at it any more. */
const untouchedInMs = 600_000;

/** How many a run takes up: as many as fit into it where each has to wait for the payment provider as long as it may. */
const mostInARun = 25;

/**
 * Every day: ends the deletions of accounts that were begun and interrupted, those first that were not taken up for
 * the longest. One that fails is logged, without its racer, and taken up again on another day.
 */
export const finishDeletions = onSchedule(
  {
    schedule: 'every 24 hours',
    region: callableOptions.region,
    timeoutSeconds: 1_800,
    maxInstances: 1,
    secrets: erasingSecrets,
  },
  async () => {
    const services = { auth: getAuth(), db: getFirestore() };
    const interrupted = await services.db
      .collection('deletedAccounts')
      .where('begun_at', '<', Timestamp.fromMillis(Date.now() - untouchedInMs))
      .orderBy('begun_at')
      .limit(mostInARun)
      .get();
    for (const { id } of interrupted.docs) {
      try {
        await eraseAccount(services, id);
      } catch (error) {
        const { code } = error as { code?: unknown };
        logger.error('A deletion could not be finished; it is taken up again.', { code });
      }
    }
  },
);

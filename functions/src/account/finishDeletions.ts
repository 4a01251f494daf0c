import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { callableOptions } from '../callable/callableOptions';
import { erasingSecrets } from './eraseAccount';
import { tryErasing } from './tryErasing';

/** Age after which an open deletion counts as interrupted: a call ends within 70 seconds. */
const untouchedInMs = 600_000;

/** Deletions in a run: as many as fit if each waits for the payment provider as long as it may. */
const mostInARun = 25;

/**
 * Ends interrupted deletions of accounts once a day, the one untouched for longest first. It logs a failure without
 * naming the racer, and tries again on another day.
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
    for (const { id } of interrupted.docs) await tryErasing(services, id, 'finishDeletions');
  },
);

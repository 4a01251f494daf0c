import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { playPayments, type PlayedPayments } from '../../testing/playPayments';
import { handlePaymentEvent } from './handlePaymentEvent';

/** Racers in `npm test`; the campaign plays a thousand. */
const racers = process.env['HOLESHOT_CAMPAIGN'] === undefined ? 50 : 1_000;
const atOnce = 10;
const seed = Number(process.env['HOLESHOT_SEED'] ?? 5);
const day = 86_400_000;

const app = initializeApp({ projectId: 'demo-payments' }, 'payments');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const storedTruth = async (uid: string) => {
  const { docs } = await db.collection(`users/${uid}/subscriptions`).get();
  return Object.fromEntries(
    docs.map((found) => [
      found.id,
      {
        status: found.get('status') as unknown,
        cancel_at_period_end: found.get('cancel_at_period_end') as unknown,
        end: (found.get('current_period_end') as { toMillis(): number }).toMillis(),
      },
    ]),
  );
};

const accessThatFollows = ({ truth, trialEnd }: PlayedPayments): number => {
  const paid = Object.values(truth).filter(({ status }) => status === 'active');
  const ends = paid.map(({ end, cancel_at_period_end }) => end + (cancel_at_period_end ? 0 : 3 * day));
  return Math.max(trialEnd, ...ends);
};

test('[W1] [W2] the stored state ends as the provider’s, whatever happens to the events', async () => {
  let delivered = 0;
  let forged = 0;
  for (let first = 0; first < racers; first += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, i) => first + i);
    for (const played of await Promise.all(
      numbers.map((number) => playPayments(db, seed, number, handlePaymentEvent)),
    )) {
      expect([played.uid, await storedTruth(played.uid)]).toEqual([played.uid, played.truth]);
      expect((await db.doc(`users/${played.uid}/private/access`).get()).data()).toMatchObject({
        access_until: accessThatFollows(played),
        is_admin: false,
        is_registered: true,
      });
      expect(played.forgedAndTaken).toBe(0);
      delivered += played.delivered;
      forged += played.forged;
    }
  }
  process.stdout.write(
    `Payments: ${racers} sequences (seed ${seed}) of ${delivered} deliveries ended in the provider’s state; ` +
      `${forged} forged events refused.\n`,
  );
}, 3_600_000);

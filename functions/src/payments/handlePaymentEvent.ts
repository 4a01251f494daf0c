import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type Stripe from 'stripe';
import { eventSubject } from './eventSubject';
import { storeCatalogue } from './storeCatalogue';
import { storeSubscription } from './storeSubscription';

const dayInMs = 86_400_000;

/** How long an event is remembered: ten times as long as the provider repeats it. */
const memoryInMs = 30 * dayInMs;

const uidOf = async (db: Firestore, customer: string): Promise<string | null> => {
  const found = await db.collection('users').where('stripeId', '==', customer).limit(1).get();
  return found.docs[0]?.id ?? null;
};

/** Codes of a batch that met documents others than those it was made from. */
const overtaken = [5, 6, 9, 10];
const tries = 6;

const pause = () => new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));

/**
 * Takes an event whose signature was checked: [W1] each is worked on once; [W2] what is stored is what the provider
 * has now, in whatever order events come; [W3] one about an unknown customer, or about nothing that is stored,
 * changes nothing, and an unknown customer is logged. Throws where it could not be worked on.
 * @param now milliseconds
 * @returns what became of it
 */
export const handlePaymentEvent = async (
  { db, stripe }: { db: Firestore; stripe: Stripe },
  event: Stripe.Event,
  now: number,
): Promise<'stored' | 'known' | 'ignored'> => {
  const subject = eventSubject(event.type, event.data.object);
  if (!subject) return 'ignored';
  const eventRef = db.doc(`paymentEvents/${event.id}`);
  for (let left = tries; ; left--) {
    if ((await eventRef.get()).exists) return 'known';
    const batch = db.batch();
    if (subject.about === 'subscription') {
      const uid = await uidOf(db, subject.customer);
      const racer = { ...subject, uid: uid ?? '', event: event.id };
      if (uid === null || !(await storeSubscription({ db, stripe, batch }, racer))) {
        logger.warn(`Event ${event.id} is about an unknown customer.`);
        return 'ignored';
      }
    } else {
      await storeCatalogue({ db, stripe, batch }, subject);
    }
    batch.create(eventRef, { type: event.type, expires_at: Timestamp.fromMillis(now + memoryInMs) });
    try {
      await batch.commit();
      return 'stored';
    } catch (error) {
      if (left === 0 || !overtaken.includes((error as { code?: number }).code ?? 0)) throw error;
      await pause();
    }
  }
};

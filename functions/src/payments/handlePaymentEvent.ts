import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type Stripe from 'stripe';
import { eventSubject } from './eventSubject';
import { storeCatalogue } from './storeCatalogue';
import { storeSubscription } from './storeSubscription';

const dayInMs = 86_400_000;

/** Lifetime of a handled event: ten times as long as the provider repeats it. */
const memoryInMs = 30 * dayInMs;

const uidOf = async (db: Firestore, customer: string): Promise<string | null> => {
  const found = await db.collection('users').where('stripeId', '==', customer).limit(1).get();
  return found.docs[0]?.id ?? null;
};

/** Codes of a batch whose documents have changed since they were read. */
const overtaken = [5, 6, 9, 10];
const tries = 6;

const pause = () => new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));

/**
 * Handles an event whose signature was checked. [W1] Each event is handled once. [W2] The stored state is the
 * provider's current one, in whatever order events come. [W3] An unknown customer is logged; it changes nothing, as
 * does an event about nothing that is stored. Throws if the event could not be handled.
 * @param now milliseconds
 * @returns the outcome
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

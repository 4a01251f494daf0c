import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { priceDocument, productDocument } from './catalogueDocuments';
import type { EventSubject } from './eventSubject';
import { isMissing } from '../provider/isMissing';

type CatalogueSubject = Exclude<EventSubject, { about: 'subscription' }>;

const retrieve = async (stripe: Stripe, { about, id }: CatalogueSubject) => {
  try {
    if (about === 'price') return priceDocument(await stripe.prices.retrieve(id));
    return productDocument(await stripe.products.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Adds the current product or price to the batch, or its removal. */
export const storeCatalogue = async (
  { db, stripe, batch }: { db: Firestore; stripe: Stripe; batch: WriteBatch },
  subject: CatalogueSubject,
): Promise<void> => {
  const ref = db.doc(
    subject.about === 'price' ? `products/${subject.product}/prices/${subject.id}` : `products/${subject.id}`,
  );
  const { updateTime } = await ref.get();
  const unchanged = updateTime ? { lastUpdateTime: updateTime } : { exists: false };
  const document = await retrieve(stripe, subject);
  // Not an update: that would read a dot in a metadata name as a path, and leave deleted metadata in place.
  batch.delete(ref, unchanged);
  if (document) batch.set(ref, document);
};

import type { Firestore } from 'firebase-admin/firestore';
import { publicSettings } from '../../src/administration/publicSettings';
import { priceDocument, productDocument } from '../../src/payments/catalogueDocuments';
import { catalogue } from '../payments/catalogue';

/** Writes the products of the payment provider's stand-in, and settings that let everyone register. */
export const writeCatalogue = async (db: Firestore): Promise<void> => {
  const batch = db.batch();
  for (const product of catalogue.products)
    batch.set(db.doc(`products/${product.id}`), productDocument(product));
  for (const price of catalogue.prices)
    batch.set(db.doc(`products/${price.product}/prices/${price.id}`), priceDocument(price));
  const settings = await db.doc('systemSettings/public').get();
  if (!settings.exists) batch.set(settings.ref, publicSettings({ disabled: false, emailWhiteList: ['*'] }));
  await batch.commit();
};

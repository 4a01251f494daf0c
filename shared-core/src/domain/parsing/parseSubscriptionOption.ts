import * as v from 'valibot';
import type { Result } from '../plain/result';
import { optionalText, readStored, storedId, storedNumber, storedRecord, storedText } from './stored';
import type { SubscriptionOption } from '../entities/Subscription';

const count = v.pipe(storedNumber, v.integer('is not whole'), v.minValue(0, 'is below 0'));

const schema = storedRecord({
  productId: storedId,
  priceId: storedId,
  active: v.literal(true, 'is not active'),
  name: v.pipe(storedText, v.nonEmpty('is empty')),
  description: optionalText,
  unit_amount: count,
  currency: v.pipe(storedText, v.regex(/^[a-z]{3}$/, 'is not a currency')),
  interval: v.picklist(['day', 'week', 'month', 'year'], 'is not an interval'),
  interval_count: v.optional(v.pipe(count, v.minValue(1, 'is below 1')), 1),
});

/**
 * Reads the price of a product; fails for one that is switched off or paid once.
 * @param priceId the id of the price's document
 * @param product `products/{id}`
 * @param price `products/{id}/prices/{id}`
 */
export const parseSubscriptionOption = (
  priceId: string,
  product: Record<string, unknown>,
  price: Record<string, unknown>,
): Result<SubscriptionOption> => {
  const read = readStored(schema, 'This price', {
    ...price,
    productId: price['product'],
    priceId,
    active: product['active'] === true && price['active'],
    name: product['name'],
    description: product['description'],
  });
  if (!read.ok) return read;
  const { active: _, ...option } = read.value;
  return { ok: true, value: option };
};

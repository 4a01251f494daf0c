import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1));
const linked = v.union([
  id,
  v.pipe(
    v.object({ id }),
    v.transform((value) => value.id),
  ),
]);

const subscription = v.object({ id, customer: linked });
const withSubscription = v.object({ customer: linked, subscription: linked });
const invoice = v.object({
  customer: linked,
  parent: v.object({ subscription_details: v.object({ subscription: linked }) }),
});
const product = v.object({ id });
const price = v.object({ id, product: linked });

/** Subject of an event; the rest is requested from the provider, because an event may be old. */
export type EventSubject =
  | { about: 'subscription'; id: string; customer: string }
  | { about: 'product'; id: string }
  | { about: 'price'; id: string; product: string };

/**
 * Reads the subject of a payment event; null if nothing of it is stored. Since version 2025-03-31 an invoice names its
 * subscription below `parent`, before that directly.
 */
export const eventSubject = (type: string, object: unknown): EventSubject | null => {
  if (type.startsWith('customer.subscription.') && v.is(subscription, object)) {
    const { id, customer } = v.parse(subscription, object);
    return { about: 'subscription', id, customer };
  }
  if (type.startsWith('product.') && v.is(product, object)) return { about: 'product', id: object.id };
  if (type.startsWith('price.') && v.is(price, object)) return { about: 'price', ...v.parse(price, object) };
  if (type.startsWith('invoice.') || type.startsWith('checkout.session.')) {
    const direct = v.safeParse(withSubscription, object);
    if (direct.success)
      return { about: 'subscription', id: direct.output.subscription, customer: direct.output.customer };
    const nested = v.safeParse(invoice, object);
    if (nested.success)
      return {
        about: 'subscription',
        id: nested.output.parent.subscription_details.subscription,
        customer: nested.output.customer,
      };
  }
  return null;
};

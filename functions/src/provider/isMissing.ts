import Stripe from 'stripe';

/** Says whether the provider answered that the object in this field of the request, or any, does not exist. */
export const isMissing = (error: unknown, field?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (field === undefined || error.param === field);

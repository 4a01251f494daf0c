import type Stripe from 'stripe';
import { isMissing } from './isMissing';

/** Deletes a customer at the payment provider, which ends what he pays for; one that is gone already is no failure. */
export const deleteCustomer = async (stripe: Stripe, customer: string): Promise<void> => {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

import type Stripe from 'stripe';
import { isMissing } from './isMissing';

/** Deletes a customer at the payment provider and so ends the subscriptions; a missing customer is no failure. */
export const deleteCustomer = async (stripe: Stripe, customer: string): Promise<void> => {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

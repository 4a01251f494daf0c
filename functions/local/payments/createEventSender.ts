import Stripe from 'stripe';
import type { ProviderEvent } from './createPaymentProvider';

/** Pauses before an event that was not accepted is sent again, in milliseconds. */
const pauses = [200, 1_000, 3_000, 10_000, 30_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Creates a sender of signed events to the app's server. It sends one after another, and repeats an event until the
 * server accepts it.
 * @param report called if an event could not be delivered
 */
export const createEventSender = (
  { url, secret }: { url: string; secret: string },
  report: (line: string) => void,
): ((event: ProviderEvent) => void) => {
  const stripe = new Stripe('unused');

  const isTaken = async (payload: string): Promise<boolean> => {
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body: payload,
      });
      return response.ok;
    } catch {
      return false;
    }
  };

  const deliver = async (event: ProviderEvent): Promise<void> => {
    const payload = JSON.stringify(event);
    for (const rest of [0, ...pauses]) {
      await pause(rest);
      if (await isTaken(payload)) return;
    }
    report(`Event ${event.id} (${event.type}) was not taken.`);
  };

  let last = Promise.resolve();
  return (event) => {
    last = last.then(() => deliver(event));
  };
};

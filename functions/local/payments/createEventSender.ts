import Stripe from 'stripe';
import type { ProviderEvent } from './createPaymentProvider';

/** Milliseconds before an event that was not taken is sent again. */
const pauses = [200, 1_000, 3_000, 10_000, 30_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends events to the app's server, signed as the payment provider signs them, one after another, and again where
 * they are not taken.
 * @param report what could not be delivered
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

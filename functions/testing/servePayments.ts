import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { createPaymentProvider } from '../local/payments/createPaymentProvider';
import { createPaymentServer } from '../local/payments/createPaymentServer';
import { stripeAt } from '../src/provider/connectStripe';

/** Serves the stand-in of the payment provider for the tests of a suite; `stripe` connects to it with a key. */
export const servePayments = (options: Parameters<typeof createPaymentProvider>[0]) => {
  const provider = createPaymentProvider(options);
  const server = createPaymentServer({ provider, apiKey: 'sk_test' });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { provider, url, stripe: (key = 'sk_test'): Stripe => stripeAt(url(), key) };
};

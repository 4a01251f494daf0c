import { defineSecret, defineString } from 'firebase-functions/params';
import Stripe from 'stripe';

/** Key of the payment provider's API. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');

const stripeApiUrl = defineString('STRIPE_API_URL', { default: 'https://api.stripe.com' });

/** API version whose shapes this code reads; an update of the library must not change it unseen. */
const apiVersion = '2026-10-28.endive';

/** Connects the payment provider's library to the address of an API, without a path. */
export const stripeAt = (url: string, key: string): Stripe => {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return new Stripe(key, {
    apiVersion,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
};

/** Connects to the configured payment provider; the calling function has to declare the secret. */
export const connectStripe = (): Stripe => stripeAt(stripeApiUrl.value(), stripeSecretKey.value());

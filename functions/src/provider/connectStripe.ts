import { defineSecret, defineString } from 'firebase-functions/params';
import Stripe from 'stripe';

/** The key that opens the payment provider's interface. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');

const stripeApiUrl = defineString('STRIPE_API_URL', { default: 'https://api.stripe.com' });

/** The version whose shapes this code reads; a new version of the library must not change it unseen. */
const apiVersion = '2026-10-28.endive';

/**
 * The payment provider's library, speaking to this address.
 * @param url of the interface, without a path
 */
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

/** The payment provider as this deployment is configured; to be called by functions that name the secret. */
export const connectStripe = (): Stripe => stripeAt(stripeApiUrl.value(), stripeSecretKey.value());

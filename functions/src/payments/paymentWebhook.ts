import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import type Stripe from 'stripe';
import { callableOptions } from '../callable/callableOptions';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { handlePaymentEvent } from './handlePaymentEvent';

const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** How the provider's secrets begin: another is what stood there before, which somebody may guess and sign with. */
const secretPrefix = 'whsec_';

/** Seconds that a signature may be old. */
const tolerance = 300;

/**
 * Where the payment provider sends its events: 400 for one that is not signed by it or too old, 500 for one that
 * could not be worked on, or while the secret is none of the provider's, so that it comes again.
 */
export const paymentWebhook = onRequest(
  { ...callableOptions, secrets: [stripeSecretKey, webhookSecret] },
  async (request, response) => {
    const secret = webhookSecret.value();
    if (!secret.startsWith(secretPrefix)) {
      logger.error(`STRIPE_WEBHOOK_SECRET does not begin with ${secretPrefix}: no event is taken.`);
      response.status(500).send('Not worked on; please send it again.');
      return;
    }
    const stripe = connectStripe();
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(
        request.rawBody,
        request.header('stripe-signature') ?? '',
        secret,
        tolerance,
      );
    } catch {
      response.status(400).send('The signature is not valid.');
      return;
    }
    try {
      const outcome = await handlePaymentEvent({ db: getFirestore(), stripe }, event, Date.now());
      response.json({ received: true, outcome });
    } catch (error) {
      logger.error(`Event ${event.id} could not be worked on.`, error);
      response.status(500).send('Not worked on; please send it again.');
    }
  },
);

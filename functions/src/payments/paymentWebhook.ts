import { getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import type Stripe from 'stripe';
import { callableOptions } from '../callable/callableOptions';
import { connectStripe, stripeSecretKey } from '../provider/connectStripe';
import { handlePaymentEvent } from './handlePaymentEvent';

const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** Prefix of the provider's secrets; anything else is a placeholder that somebody could guess and sign with. */
const secretPrefix = 'whsec_';

/** Age limit of a signature, in seconds. */
const tolerance = 300;

/**
 * Receives the payment provider's events. Answers 400 if the signature is wrong or too old. Answers 500 if the event
 * could not be handled, or while the secret is a placeholder: then the provider sends it again.
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

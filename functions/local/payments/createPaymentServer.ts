import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerProvider } from './answerProvider';
import type { PaymentProvider } from './createPaymentProvider';
import { checkoutPage, portalPage } from './paymentPages';
import type { PeriodShape } from './providerShapes';

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const sendPage = (response: ServerResponse, html: string): void => {
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);
};

const sendOn = (response: ServerResponse, to: string): void => {
  response.writeHead(303, { Location: to }).end();
};

const answerCheckout = (
  provider: PaymentProvider,
  id: string,
  pressed: string | null,
  response: ServerResponse,
): void => {
  const checkout = provider.state.checkouts[id];
  if (!checkout) {
    response.writeHead(404).end('No such checkout.');
  } else if (pressed === 'cancel') {
    sendOn(response, checkout.cancel_url);
  } else if (pressed === 'pay' || checkout.subscription !== null) {
    provider.pay(id);
    sendOn(response, checkout.success_url.replace('{CHECKOUT_SESSION_ID}', id));
  } else {
    const problem = pressed === 'fail' ? 'Your card was declined. Nothing was paid.' : undefined;
    sendPage(response, checkoutPage(checkout, problem));
  }
};

const answerPortal = (
  provider: PaymentProvider,
  id: string,
  pressed: string | null,
  response: ServerResponse,
): void => {
  const portal = provider.state.portals[id];
  if (!portal) {
    response.writeHead(404).end('No such page.');
    return;
  }
  const current = () =>
    Object.values(provider.state.subscriptions).findLast(({ customer }) => customer === portal.customer);
  const subscription = current();
  if (subscription) {
    if (pressed === 'cancel-at-period-end') provider.cancelAtPeriodEnd(subscription.id);
    if (pressed === 'resume') provider.resume(subscription.id);
    if (pressed === 'cancel-now') provider.cancelNow(subscription.id);
  }
  if (pressed === 'back') sendOn(response, portal.return_url);
  else sendPage(response, portalPage(current()));
};

/**
 * Creates the payment provider as an HTTP server: the part of its API that the app's server uses, below `/v1`, and the
 * pages that a racer sees, `/checkout/{id}` and `/portal/{id}`.
 * @param options.shape place of a subscription's period, its items by default
 * @param options.delay milliseconds between an answer and its arrival
 */
export const createPaymentServer = (options: {
  provider: PaymentProvider;
  apiKey: string;
  shape?: PeriodShape;
  delay?: () => number;
}): Server => {
  const { provider, apiKey, shape = 'items', delay = () => 0 } = options;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://payments');
    const form = new URLSearchParams(await textOf(request));
    const [, place, id = ''] = url.pathname.split('/');
    const answerPage = { checkout: answerCheckout, portal: answerPortal }[place ?? ''];
    if (answerPage) {
      answerPage(provider, id, form.get('do'), response);
      return;
    }

    const send = (status: number, body: string) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    if (headers.authorization !== `Bearer ${apiKey}`) {
      send(401, JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key' } }));
      return;
    }
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' ? provider.state.answered[key] : undefined;
    if (known !== undefined) {
      send(200, known);
      return;
    }
    const host = headers.host ?? '';
    const { status, body } = answerProvider(provider, {
      method,
      path: url.pathname,
      query: url.searchParams,
      form,
      host,
      shape,
    });
    const text = JSON.stringify(body);
    if (typeof key === 'string' && status === 200) provider.state.answered[key] = text;
    await new Promise((resolve) => setTimeout(resolve, delay()));
    send(status, text);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
};

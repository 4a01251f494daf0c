import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createEventSender } from './createEventSender';
import type { ProviderEvent } from './createPaymentProvider';

const event = (id: string): ProviderEvent => ({
  id,
  object: 'event',
  api_version: '',
  created: 0,
  type: 'invoice.paid',
  livemode: false,
  data: { object: {} },
});

test('events come signed, in order, and again until they are accepted', async () => {
  const taken: string[] = [];
  let refusals = 1;
  let finish: () => void;
  const finished = new Promise<void>((done) => (finish = done));
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      if (refusals-- > 0) {
        response.writeHead(500).end();
        return;
      }
      const signature = request.headers['stripe-signature'] ?? '';
      taken.push(new Stripe('unused').webhooks.constructEvent(body, signature, 'whsec_test').id);
      response.end();
      if (taken.length === 2) finish();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createEventSender({ url, secret: 'whsec_test' }, () => undefined);
  send(event('evt_1'));
  send(event('evt_2'));
  await finished;
  server.closeAllConnections();
  server.close();
  expect(taken).toEqual(['evt_1', 'evt_2']);
});

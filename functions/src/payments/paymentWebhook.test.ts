import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { logger } from 'firebase-functions';
import { paymentWebhook } from './paymentWebhook';

const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'charge.refunded',
  data: { object: {} },
});

let app: App;
let server: Server;

// Cloud Functions reads the body before it hands a request on.
beforeAll(async () => {
  app = initializeApp({ projectId: 'demo-webhook' });
  process.env['STRIPE_SECRET_KEY'] = 'sk_test';
  process.env['STRIPE_API_URL'] = 'http://127.0.0.1';
  server = createServer((request, response) => {
    const requested = Object.assign(request, {
      rawBody: Buffer.from(payload),
      header: (name: string) => request.headers[name],
    });
    const answer = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: string) => response.end(body),
      json: (body: unknown) => response.end(JSON.stringify(body)),
    });
    void paymentWebhook(
      requested as unknown as Parameters<typeof paymentWebhook>[0],
      answer as unknown as Parameters<typeof paymentWebhook>[1],
    );
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.close();
  await deleteApp(app);
});
afterEach(() => {
  delete process.env['STRIPE_WEBHOOK_SECRET'];
  jest.restoreAllMocks();
});

/** Sends an event signed with the secret that the webhook has. */
const statusWith = async (secret: string): Promise<number> => {
  process.env['STRIPE_WEBHOOK_SECRET'] = secret;
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'Stripe-Signature': `t=${at},v1=${signature}` },
    body: payload,
  });
  return status;
};

test('an event signed by the provider is accepted', async () => {
  expect(await statusWith('whsec_1')).toBe(200);
});

test.each(['', ' ', 'to be set'])('no event is accepted with the placeholder secret “%s”', async (secret) => {
  const logged = jest.spyOn(logger, 'error').mockImplementation();
  expect(await statusWith(secret)).toBe(500);
  expect(String(logged.mock.calls[0])).toContain('STRIPE_WEBHOOK_SECRET');
});

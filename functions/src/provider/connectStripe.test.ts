import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeAt } from './connectStripe';

/** Answers that the server still gives, before it says that all is well. */
let failures: number[] = [];
const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer(({ url = '', headers }, response) => {
  requests.push({ path: url, headers });
  response.statusCode = failures.shift() ?? 200;
  // The library reports on requests that have an id.
  response.setHeader('Request-Id', `req_${requests.length}`);
  response.end(
    JSON.stringify(response.statusCode === 200 ? { id: 'cus_1' } : { error: { type: 'api_error' } }),
  );
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  failures = [];
  requests.length = 0;
});

const connect = () => stripeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'sk_test');
const retrieve = (stripe = connect()) => stripe.customers.retrieve('cus_1');

describe('the payment provider’s library', () => {
  test('asks the address it is given, with the key and the pinned version, and tells nothing of us', async () => {
    const stripe = connect();
    expect((await retrieve(stripe)).id).toBe('cus_1');
    const [request] = requests;
    expect(request?.path).toBe('/v1/customers/cus_1');
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk_test',
      'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
    });
    await retrieve(stripe);
    expect(requests[1]?.headers).not.toHaveProperty('x-stripe-client-telemetry');
  });

  test('tries twice more before it gives up', async () => {
    failures = [500, 503];
    expect((await retrieve()).id).toBe('cus_1');
    failures = [500, 500, 500];
    await expect(retrieve()).rejects.toMatchObject({ type: 'StripeAPIError' });
    expect(requests.length).toBe(6);
  });

  test('does not repeat what was refused', async () => {
    failures = [404];
    await expect(retrieve()).rejects.toThrow();
    expect(requests.length).toBe(1);
  });

  test('refuses an address that is none', () => {
    expect(() => stripeAt('api.stripe.com', 'sk_test')).toThrow();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onCall } from 'firebase-functions/v2/https';
import { callableOptions } from './callableOptions';

type Asked = Parameters<ReturnType<typeof onCall>>[0];
type Answer = Parameters<ReturnType<typeof onCall>>[1];

let server: Server;

/** As Cloud Functions hands a request on: its body is read. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const asked = Object.assign(request, {
      body: { data: null },
      rawBody: Buffer.from('{"data":null}'),
      header: (name: string) => request.headers[name.toLowerCase()],
    });
    const answer = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: unknown) => response.end(JSON.stringify(body)),
    });
    // Functions read their parameters when they are loaded.
    void onCall(callableOptions, () => 'done')(asked as unknown as Asked, answer as unknown as Answer);
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());
afterEach(() => delete process.env['ENFORCE_APP_CHECK']);

const call = async (): Promise<number> => {
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"data":null}',
  });
  return status;
};

test('a call is answered without App Check where it is not asked for', async () => {
  expect(await call()).toBe(200);
});

test('where App Check is enforced, a call that does not show that it comes from the app is refused', async () => {
  process.env['ENFORCE_APP_CHECK'] = 'true';
  expect(await call()).toBe(401);
});

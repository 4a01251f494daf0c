import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onCall } from 'firebase-functions/v2/https';
import { callableOptions } from './callableOptions';

type Asked = Parameters<ReturnType<typeof onCall>>[0];
type Answer = Parameters<ReturnType<typeof onCall>>[1];

let server: Server;

// Cloud Functions reads the body before it hands a request on.
beforeAll(async () => {
  server = createServer((request, response) => {
    const requested = Object.assign(request, {
      body: { data: null },
      rawBody: Buffer.from('{"data":null}'),
      header: (name: string) => request.headers[name.toLowerCase()],
    });
    const answer = Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: unknown) => response.end(JSON.stringify(body)),
    });
    // A function reads its parameters at import.
    void onCall(callableOptions, () => 'done')(requested as unknown as Asked, answer as unknown as Answer);
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

test('a call without App Check is answered while it is not enforced', async () => {
  expect(await call()).toBe(200);
});

test('a call without App Check is refused once it is enforced', async () => {
  process.env['ENFORCE_APP_CHECK'] = 'true';
  expect(await call()).toBe(401);
});

test.each([true, false])('it is enforced by default if the app sends App Check (%s)', async (isSent) => {
  jest.resetModules();
  Object.assign(globalThis, { HOLESHOT_APP_CHECK: isSent });
  const { callableOptions: built } = await import('./callableOptions');
  expect(built.enforceAppCheck.options.default).toBe(isSent);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Headers that the gateway passes on. */
const passedOn = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Opens a gateway to one of the stack's servers. It passes each request on, and sends back the answer that `through`
 * returns: a test can delay the answer or change it.
 * @param to address of the server, without a path
 */
export const openGateway = async (
  to: string,
  through: (requested: string, answer: string) => Promise<string>,
): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const pass = async () => {
      const body = await text(request);
      const answer = await fetch(`${to}${url}`, {
        method,
        headers: Object.entries(headers as Record<string, string>).filter(([name]) =>
          passedOn.includes(name),
        ),
        ...(method === 'GET' ? {} : { body }),
      });
      const given = await through(`${method} ${url}`, await answer.text());
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(given);
    };
    pass().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};

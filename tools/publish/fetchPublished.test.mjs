/* global expect, test */
import { createServer } from 'node:http';
import { fetchPublished } from './fetchPublished.mjs';

const serve = async (status, work) => {
  const server = createServer((_, response) => response.writeHead(status).end('text'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/current.json`;
  try {
    await work(url);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return url;
};

test('a published file is fetched, and a missing one is undefined', async () => {
  await serve(200, async (url) => expect(`${await fetchPublished(url)}`).toBe('text'));
  await serve(404, async (url) => expect(await fetchPublished(url)).toBeUndefined());
});

test('a failure names the address, whether it answers or not', async () => {
  const url = await serve(503, (url) => expect(fetchPublished(url)).rejects.toThrow(`${url} answered 503.`));
  await expect(fetchPublished(url)).rejects.toThrow(`${url} could not be reached (connect ECONNREFUSED`);
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerStation } from './answerStation';
import { createStationFaults } from './stationFaults';

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
};

const postedJson = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const send = (response: ServerResponse, status: number, body?: unknown): void => {
  response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
};

/**
 * The weather service as an HTTP server: the two station services, tokens, and `POST /faults {mode, count?, service?}`
 * to make it fail. A `hang` leaves the request open.
 * @param options.tokenTtl milliseconds, a day by default
 * @param options.now milliseconds, the system's clock by default
 */
export const createStationServer = (options: {
  apiKey: string;
  tokenTtl?: number;
  now?: () => number;
}): Server => {
  const { apiKey, tokenTtl = 86_400_000, now = Date.now } = options;
  const state = { apiKey, tokenTtl, disabled: new Set<string>(), tokens: 0 };
  const faults = createStationFaults();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://station');
    if (request.method === 'OPTIONS') {
      send(response, 204);
      return;
    }
    if (url.pathname === '/faults' && request.method === 'POST') {
      send(response, faults.set(await postedJson(request)) ? 204 : 400);
      return;
    }
    const fault = faults.next(url.pathname);
    if (fault === 'hang') return;
    const { status, body } = fault ?? answerStation(url, state, now());
    send(response, status, body);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, { message: String(error) });
    });
  });
};

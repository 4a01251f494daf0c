import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerStation } from './answerStation';
import { answerNational, isNational } from '../national/answerNational';
import type { StationAnswer } from '../weather/StationAnswer';
import { createStationFaults } from './stationFaults';

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
};

/** CORS headers. The National Weather Service allows no custom header, so a preflight to it fails. */
const corsHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
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

const send = (response: ServerResponse, { status, body, headers }: StationAnswer): void => {
  response.writeHead(status, { ...shared, ...headers }).end(body === undefined ? '' : JSON.stringify(body));
};

/**
 * Creates the station simulator as an HTTP server: stations, reports and tokens of the weather service, the National
 * Weather Service, and `POST /faults {mode, count?, service?}` to make them fail. A `hang` leaves the request open.
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
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'station'}`);
    if (request.method === 'OPTIONS') {
      send(response, { status: 204, headers: isNational(url) ? {} : corsHeaders, body: undefined });
      return;
    }
    if (url.pathname === '/faults' && request.method === 'POST') {
      send(response, { status: faults.set(await postedJson(request)) ? 204 : 400, body: undefined });
      return;
    }
    const fault = faults.next(url);
    if (fault === 'hang') return;
    send(
      response,
      fault ?? (isNational(url) ? answerNational(url, now()) : answerStation(url, state, now())),
    );
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, { status: 500, body: { message: String(error) } });
    });
  });
};

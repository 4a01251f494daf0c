import { metadataBody } from './metadataBody';
import { isTokenValid, signToken } from './stationToken';
import { summaryOf, type StationAnswer } from '../weather/StationAnswer';
import { timeseriesBody } from './timeseriesBody';

/** State of the simulator between requests. */
export interface StationServiceState {
  apiKey: string;
  /** Lifetime of a token in milliseconds. */
  tokenTtl: number;
  /** Tokens that were ended early. */
  disabled: Set<string>;
  /** Tokens given out so far. */
  tokens: number;
}

const invalidToken: StationAnswer = summaryOf(401, 2, 'Invalid token.');

const authAnswer = (query: URLSearchParams, state: StationServiceState, now: number): StationAnswer => {
  if (query.get('apikey') !== state.apiKey) return summaryOf(401, 2, 'Invalid API key.');
  const ended = query.get('disableToken');
  if (ended !== null) {
    state.disabled.add(ended);
    return { status: 200, body: { TOKEN: ended, DISABLED: true } };
  }
  state.tokens += 1;
  return { status: 200, body: { TOKEN: signToken(now + state.tokenTtl, state.tokens, state.apiKey) } };
};

/**
 * Answers a GET as the weather service; unknown addresses give 404.
 * @param now milliseconds
 */
export const answerStation = (url: URL, state: StationServiceState, now: number): StationAnswer => {
  const query = url.searchParams;
  if (url.pathname === '/v2/auth') return authAnswer(query, state, now);
  const bodies = { '/v2/stations/timeseries': timeseriesBody, '/v2/stations/metadata': metadataBody };
  const body = bodies[url.pathname as keyof typeof bodies] as typeof timeseriesBody | undefined;
  if (!body) return summaryOf(404, 404, 'Not found.');
  const token = query.get('token') ?? '';
  if (!isTokenValid(token, state.apiKey, now) || state.disabled.has(token)) return invalidToken;
  return body(query, now);
};

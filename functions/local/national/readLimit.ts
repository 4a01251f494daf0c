import type { StationAnswer } from '../weather/StationAnswer';
import { badParameter } from './nationalProblem';

const most = 500;

/** Reads `limit`, by default the most rows that the service gives; returns a refusal if it is out of range. */
export const readLimit = (url: URL): number | StationAnswer => {
  const limit = Number(url.searchParams.get('limit') ?? most);
  return Number.isInteger(limit) && limit >= 1 && limit <= most
    ? limit
    : badParameter(url, 'limit', `Must be a whole number from 1 to ${most}`);
};

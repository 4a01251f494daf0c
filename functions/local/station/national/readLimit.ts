import type { StationAnswer } from '../StationAnswer';
import { badParameter } from './nationalProblem';

const most = 500;

/** How many rows are asked for by `limit`, all that the service gives at a time where it is not said; or its refusal. */
export const readLimit = (url: URL): number | StationAnswer => {
  const limit = Number(url.searchParams.get('limit') ?? most);
  return Number.isInteger(limit) && limit >= 1 && limit <= most
    ? limit
    : badParameter(url, 'limit', `Must be a whole number from 1 to ${most}`);
};

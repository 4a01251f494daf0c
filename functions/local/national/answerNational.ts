import type { StationAnswer } from '../weather/StationAnswer';
import { nationalHours } from './nationalHours';
import { nationalObservations } from './nationalObservations';
import { nationalPoint } from './nationalPoint';
import { noSuchPath } from './nationalProblem';
import { nationalStations } from './nationalStations';
import { office } from './nationalGrid';

const degrees = '(-?\\d+(?:\\.\\d+)?)';
const pointPath = new RegExp(`^/points/${degrees},${degrees}(/stations)?$`);
const gridPath = new RegExp(`^/gridpoints/${office}/(\\d+),(\\d+)/(stations|forecast/hourly)$`);
const observationsPath = /^\/stations\/([^/]+)\/observations$/;

/** Says whether a request is for the National Weather Service; the first source has all its paths below `/v2/`. */
export const isNational = ({ pathname }: URL): boolean => !pathname.startsWith('/v2/');

const answerOf = (url: URL, now: number): StationAnswer => {
  const [, lat, lng, forStations] = pointPath.exec(url.pathname) ?? [];
  if (lat !== undefined && lng !== undefined)
    return nationalPoint(url, [lat, lng], forStations !== undefined);
  const [, x, y, what] = gridPath.exec(url.pathname) ?? [];
  if (what === 'stations') return nationalStations(url, Number(x), Number(y));
  if (what !== undefined) return nationalHours(url, Number(x), Number(y), now);
  const [, stid] = observationsPath.exec(url.pathname) ?? [];
  return stid === undefined ? noSuchPath(url) : nationalObservations(url, stid, now);
};

/**
 * Answers those GETs that the app sends to the National Weather Service. Stations and air are those of the first
 * source, only in the United States.
 * @param now milliseconds
 */
export const answerNational = (url: URL, now: number): StationAnswer => {
  const { headers, ...answer } = answerOf(url, now);
  return { ...answer, headers: { 'Content-Type': 'application/geo+json', ...headers } };
};

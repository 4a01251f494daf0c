import type { StationAnswer } from '../StationAnswer';
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

/** Whether the National Weather Service is asked; all that the first source answers is below `/v2/`. */
export const isNational = ({ pathname }: URL): boolean => !pathname.startsWith('/v2/');

const answerOf = (url: URL, now: number): StationAnswer => {
  const [, lat, lng, asksStations] = pointPath.exec(url.pathname) ?? [];
  if (lat !== undefined && lng !== undefined)
    return nationalPoint(url, [lat, lng], asksStations !== undefined);
  const [, x, y, what] = gridPath.exec(url.pathname) ?? [];
  if (what === 'stations') return nationalStations(url, Number(x), Number(y));
  if (what !== undefined) return nationalHours(url, Number(x), Number(y), now);
  const [, stid] = observationsPath.exec(url.pathname) ?? [];
  return stid === undefined ? noSuchPath(url) : nationalObservations(url, stid, now);
};

/**
 * The National Weather Service's answer to a GET, in what the app asks of it: its stations and their air are those of
 * the first source, in the United States alone.
 * @param now milliseconds
 */
export const answerNational = (url: URL, now: number): StationAnswer => {
  const { headers, ...answer } = answerOf(url, now);
  return { ...answer, headers: { 'Content-Type': 'application/geo+json', ...headers } };
};

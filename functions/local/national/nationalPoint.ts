import { zoneOf } from '../weather/stationClock';
import type { StationAnswer } from '../weather/StationAnswer';
import { gridOf, isCovered, office } from './nationalGrid';
import { nationalProblem } from './nationalProblem';

const decimals = 4;

const written = (degrees: string): number => Number(Number(degrees).toFixed(decimals));

/** Explains why a place is redirected to the service's own address for it. */
const adjusted = (degrees: readonly string[]) =>
  degrees.some((text) => (text.split('.')[1] ?? '').length > decimals)
    ? {
        type: 'AdjustPointPrecision',
        title: 'Adjusting Precision Of Point Coordinate',
        detail: `The precision of latitude/longitude points is limited to ${decimals} decimal digits for efficiency.`,
      }
    : {
        type: 'AdjustTrailingZeroRedundancy',
        title: 'Adjusting Trailing Zeros Of Point Coordinate',
        detail: 'The coordinates cannot have trailing zeros in the decimal digit.',
      };

/**
 * Answers `/points/{lat},{lon}` with the cell of a place, and `/points/{lat},{lon}/stations` with a redirect to the
 * list of its stations. It redirects a place with more than four decimals, or with a zero at the end, and refuses one
 * outside the United States.
 * @param forStations whether the request is for the stations
 */
export const nationalPoint = (
  url: URL,
  [latitude, longitude]: readonly [string, string],
  forStations: boolean,
): StationAnswer => {
  const place = { lat: written(latitude), lng: written(longitude) };
  const point = `${place.lat},${place.lng}`;
  const requested = `${latitude},${longitude}`;
  if (requested !== point) {
    const { headers, ...said } = nationalProblem(url, { status: 301, ...adjusted([latitude, longitude]) });
    return { ...said, headers: { ...headers, Location: url.href.replace(requested, point) } };
  }
  if (!isCovered(place))
    return nationalProblem(url, {
      status: 404,
      type: 'InvalidPoint',
      title: 'Data Unavailable For Requested Point',
      detail: `Unable to provide data for requested point ${point}`,
    });
  const { x, y } = gridOf(place);
  const grid = `${url.origin}/gridpoints/${office}/${x},${y}`;
  if (forStations)
    return { status: 301, headers: { Location: `${grid}/stations${url.search}` }, body: undefined };
  const id = `${url.origin}${url.pathname}`;
  return {
    status: 200,
    body: {
      id,
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
      properties: {
        '@id': id,
        '@type': 'wx:Point',
        cwa: office,
        gridId: office,
        gridX: x,
        gridY: y,
        forecastHourly: `${grid}/forecast/hourly`,
        observationStations: `${grid}/stations`,
        timeZone: zoneOf(place),
      },
    },
  };
};

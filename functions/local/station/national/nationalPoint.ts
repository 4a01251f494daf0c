import { zoneOf } from '../stationClock';
import type { StationAnswer } from '../StationAnswer';
import { gridOf, isCovered, office } from './nationalGrid';
import { nationalProblem } from './nationalProblem';

const decimals = 4;

const written = (degrees: string): number => Number(Number(degrees).toFixed(decimals));

/** Why a place is sent on to the address that the service has for it. */
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
 * Answers `/points/{lat},{lon}` with the cell of a place, and `/points/{lat},{lon}/stations` with where its stations are
 * listed. A place has four decimals at most, none of them a zero at the end: others are sent on to it. One outside of the
 * United States is refused.
 * @param asksStations whether the second is asked
 */
export const nationalPoint = (
  url: URL,
  [latitude, longitude]: readonly [string, string],
  asksStations: boolean,
): StationAnswer => {
  const place = { lat: written(latitude), lng: written(longitude) };
  const point = `${place.lat},${place.lng}`;
  const asked = `${latitude},${longitude}`;
  if (asked !== point) {
    const { headers, ...said } = nationalProblem(url, { status: 301, ...adjusted([latitude, longitude]) });
    return { ...said, headers: { ...headers, Location: url.href.replace(asked, point) } };
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
  if (asksStations)
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

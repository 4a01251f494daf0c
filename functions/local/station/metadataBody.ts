import { nothingFound, summary, summaryOf, type StationAnswer } from '../weather/StationAnswer';
import { stationsNear } from '../weather/stationGrid';
import { stationRecord } from './stationRecord';

const farthest = 150;

/** Builds the closed predecessor of an open station: the service still lists it, without reports. */
const closedAt = <Row extends ReturnType<typeof stationRecord>>(open: Row): Row => ({
  ...open,
  STID: `C${open.STID.slice(1)}`,
  NAME: `Closed station C${open.STID.slice(1)}`,
  STATUS: 'INACTIVE',
  PERIOD_OF_RECORD: { ...open.PERIOD_OF_RECORD, end: '2009-05-01T00:00:00Z' },
});

/**
 * Answers `stations/metadata?radius=lat,lon,miles&status=active&limit=n` with the stations of a circle, nearest first.
 * A closed station comes before them unless `status` excludes it. `vars` excludes none: each station measures them all.
 * @param now milliseconds
 */
export const metadataBody = (query: URLSearchParams, now: number): StationAnswer => {
  const parts = (query.get('radius') ?? '').split(',');
  const [lat = NaN, lng = NaN, miles = NaN] = parts.map((part) => (part.trim() === '' ? NaN : Number(part)));
  const limit = Number(query.get('limit') ?? 100);
  if (parts.length !== 3 || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180) || !(miles > 0))
    return summaryOf(200, -1, 'RADIUS must be given as latitude,longitude,miles.');
  if (!Number.isInteger(limit) || limit < 1)
    return summaryOf(200, -1, 'LIMIT must be a positive whole number.');
  const open = stationsNear({ lat, lng }, Math.min(miles, farthest)).map(({ station, distance }) => ({
    ...stationRecord(station, now),
    DISTANCE: Number(distance.toFixed(2)),
  }));
  const status = query.get('status')?.toUpperCase();
  const near = [...open.slice(0, 1).map(closedAt), ...open]
    .filter(({ STATUS }) => status === undefined || STATUS === status)
    .slice(0, limit);
  if (near.length === 0) return nothingFound;
  return {
    status: 200,
    body: {
      STATION: near,
      UNITS: { position: 'm', elevation: 'ft' },
      SUMMARY: summary(near.length, 1, 'OK'),
    },
  };
};

import { nothingFound, summary, summaryOf, type StationAnswer } from './StationAnswer';
import { stationsNear } from './stationGrid';
import { stationRecord } from './stationRecord';

const farthest = 150;

/**
 * Answers `stations/metadata?radius=lat,lon,miles&limit=n`: the stations of a circle, nearest first.
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
  const near = stationsNear({ lat, lng }, Math.min(miles, farthest)).slice(0, limit);
  if (near.length === 0) return nothingFound;
  return {
    status: 200,
    body: {
      STATION: near.map(({ station, distance }) => ({
        ...stationRecord(station, now),
        DISTANCE: Number(distance.toFixed(2)),
      })),
      UNITS: { position: 'm', elevation: 'ft' },
      SUMMARY: summary(near.length, 1, 'OK'),
    },
  };
};

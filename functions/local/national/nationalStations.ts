import { zoneOf } from '../weather/stationClock';
import type { StationAnswer } from '../weather/StationAnswer';
import type { VirtualStation } from '../weather/stationGrid';
import { stationsOf } from './nationalGrid';
import { quantity } from './quantity';
import { readLimit } from './readLimit';
import { stationFeature } from './stationFeature';

const metresInAMile = 1609.344;

const listed = (origin: string, station: VirtualStation, miles: number) =>
  stationFeature(`${origin}/stations/${station.stid}`, station, {
    stationIdentifier: station.stid,
    name: station.name,
    timeZone: zoneOf(station),
    distance: quantity('m', Math.round(miles * metresInAMile)),
  });

/** Answers `/gridpoints/{office}/{x},{y}/stations?limit=n` with the stations of a cell, nearest first. */
export const nationalStations = (url: URL, x: number, y: number): StationAnswer => {
  const limit = readLimit(url);
  if (typeof limit !== 'number') return limit;
  const features = stationsOf(x, y)
    .slice(0, limit)
    .map(({ station, distance }) => listed(url.origin, station, distance));
  return {
    status: 200,
    body: { type: 'FeatureCollection', features, observationStations: features.map(({ id }) => id) },
  };
};

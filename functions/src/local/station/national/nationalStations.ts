import { zoneOf } from '../stationClock';
import type { StationAnswer } from '../StationAnswer';
import type { VirtualStation } from '../stationGrid';
import { stationsOf } from './nationalGrid';
import { heightOf, quantity } from './quantity';
import { readLimit } from './readLimit';

const metresInAMile = 1609.344;

const stationFeature = (origin: string, station: VirtualStation, miles: number) => {
  const id = `${origin}/stations/${station.stid}`;
  return {
    id,
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [station.lng, station.lat] },
    properties: {
      '@id': id,
      '@type': 'wx:ObservationStation',
      elevation: heightOf(station.elevation),
      stationIdentifier: station.stid,
      name: station.name,
      timeZone: zoneOf(station),
      distance: quantity('m', Math.round(miles * metresInAMile)),
    },
  };
};

/** Answers `/gridpoints/{office}/{x},{y}/stations?limit=n`: the stations of a cell, nearest first. */
export const nationalStations = (url: URL, x: number, y: number): StationAnswer => {
  const limit = readLimit(url);
  if (typeof limit !== 'number') return limit;
  const features = stationsOf(x, y)
    .slice(0, limit)
    .map(({ station, distance }) => stationFeature(url.origin, station, distance));
  return {
    status: 200,
    body: { type: 'FeatureCollection', features, observationStations: features.map(({ id }) => id) },
  };
};

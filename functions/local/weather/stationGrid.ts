import { milesBetween } from '@holeshot/shared-core';
import { noise, signedNoise } from './noise';

/** Width of a cell in degrees, each with one station: 17 by 13 miles in the middle of North America. */
const cell = 0.25;
const rows = 180 / cell;
const columns = 360 / cell;

/** Station of the simulator. */
export interface VirtualStation {
  /** Id: `H` and the cell in base 36. */
  stid: string;
  name: string;
  lat: number;
  lng: number;
  /** Feet. */
  elevation: number;
}

const round = (value: number, places: number) => Number(value.toFixed(places));

const elevationAt = (stid: string, lat: number, lng: number): number => {
  const northern = lat > 25 && lat < 60;
  const rockies = northern ? 5200 * Math.exp(-(((lng + 107) / 6) ** 2)) : 0;
  const appalachians = northern ? 1100 * Math.exp(-(((lng + 81 + (lat - 36)) / 2.5) ** 2)) : 0;
  return Math.round(60 + 900 * noise('hills', stid) ** 2 + rockies + appalachians);
};

const stationInCell = (row: number, column: number): VirtualStation => {
  const stid = `H${(row * columns + column).toString(36).toUpperCase().padStart(4, '0')}`;
  const lat = round(-90 + (row + 0.5 + 0.35 * signedNoise('lat', stid)) * cell, 5);
  const lng = round(-180 + (column + 0.5 + 0.35 * signedNoise('lng', stid)) * cell, 5);
  return { stid, name: `Field station ${stid}`, lat, lng, elevation: elevationAt(stid, lat, lng) };
};

/** Returns the station with an id; null if no cell has it. */
export const stationById = (stid: string): VirtualStation | null => {
  if (!/^H[0-9A-Z]{4}$/i.test(stid)) return null;
  const index = parseInt(stid.slice(1), 36);
  return index < rows * columns ? stationInCell(Math.floor(index / columns), index % columns) : null;
};

/** Lists the stations within `radius` miles of a place, nearest first. */
export const stationsNear = (
  place: { lat: number; lng: number },
  radius: number,
): { station: VirtualStation; distance: number }[] => {
  const milesPerDegree = 69;
  const reachLat = Math.ceil(radius / milesPerDegree / cell) + 1;
  const shrink = Math.max(0.1, Math.cos((place.lat * Math.PI) / 180));
  const reachLng = Math.ceil(radius / (milesPerDegree * shrink) / cell) + 1;
  const homeRow = Math.floor((place.lat + 90) / cell);
  const homeColumn = Math.floor((place.lng + 180) / cell);
  const found = new Map<string, { station: VirtualStation; distance: number }>();
  for (let row = homeRow - reachLat; row <= homeRow + reachLat; row++) {
    if (row < 0 || row >= rows) continue;
    for (let step = -reachLng; step <= reachLng; step++) {
      const station = stationInCell(row, (homeColumn + step + columns) % columns);
      const distance = milesBetween(place, station);
      if (distance <= radius) found.set(station.stid, { station, distance });
    }
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance);
};

import { stationsNear, type VirtualStation } from '../weather/stationGrid';

interface Place {
  lat: number;
  lng: number;
}

/** Name of the simulator's only office. */
export const office = 'SIM';

/** Width of a cell in degrees; the service's own cells are 2.5 km wide. */
const cell = 0.025;

/** Largest distance of a cell's stations, in miles. */
const farthest = 60;

/** Rough bounds in degrees, south to north and west to east: the 48 states, Alaska, Hawaii, Puerto Rico. */
const covered = [
  { south: 24.4, north: 49.4, west: -124.9, east: -66.9 },
  { south: 51, north: 71.5, west: -170, east: -130 },
  { south: 18.8, north: 22.3, west: -160.4, east: -154.7 },
  { south: 17.8, north: 18.6, west: -67.4, east: -65.2 },
];

/** Says whether the National Weather Service covers a place: only the United States. */
export const isCovered = ({ lat, lng }: Place): boolean =>
  covered.some(({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east);

/** Returns the cell of a place. */
export const gridOf = ({ lat, lng }: Place): { x: number; y: number } => ({
  x: Math.floor((lng + 180) / cell),
  y: Math.floor((lat + 90) / cell),
});

/** Returns the corners of a cell as longitude and latitude; the last one repeats the first. */
export const cornersOf = (x: number, y: number): [number, number][] =>
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ].map(([right = 0, up = 0]) => [
    Number(((x + right) * cell - 180).toFixed(4)),
    Number(((y + up) * cell - 90).toFixed(4)),
  ]);

/** Returns the middle of a cell. */
const middleOf = (x: number, y: number): Place => ({
  lat: (y + 0.5) * cell - 90,
  lng: (x + 0.5) * cell - 180,
});

/** Lists the stations of a cell, nearest first, with their distance in miles. */
export const stationsOf = (x: number, y: number): { station: VirtualStation; distance: number }[] =>
  stationsNear(middleOf(x, y), farthest).filter(({ station }) => isCovered(station));

import type { Position } from 'geojson';
import type { Place } from '../../find/Place';
import type { Region } from './loadBaseMap';

/** Returns twice the signed area of a closed ring, and its center of gravity (shoelace formula, in degrees). */
const gravity = (ring: readonly Position[]): { area: number; lng: number; lat: number } => {
  let [area, lng, lat] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross;
    lng += (x1 + x2) * cross;
    lat += (y1 + y2) * cross;
  });
  return { area: Math.abs(area), lng: lng / (3 * area), lat: lat / (3 * area) };
};

/**
 * Returns the place of a region's name: the middle of its largest part.
 * @returns `size`: the side of a square of the same area, in degrees; undefined for a region without an area
 */
export const middleOf = ({ geometry }: Region): (Place & { size: number }) | undefined => {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = parts.map(([outline = []]) => gravity(outline)).sort((a, b) => b.area - a.area);
  return largest === undefined || largest.area === 0
    ? undefined
    : { lat: largest.lat, lng: largest.lng, size: Math.sqrt(largest.area / 2) };
};

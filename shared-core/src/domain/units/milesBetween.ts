import { radians } from './radians';
import { miles, type Miles } from './units';

const halfSquared = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** Returns the great-circle distance between two places in degrees: haversine, mean earth radius 3958.8 mi. */
export const milesBetween = (from: { lat: number; lng: number }, to: { lat: number; lng: number }): Miles => {
  const parallels = Math.cos(radians(from.lat)) * Math.cos(radians(to.lat));
  const h = halfSquared(to.lat - from.lat) + parallels * halfSquared(to.lng - from.lng);
  return miles(2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(h))));
};

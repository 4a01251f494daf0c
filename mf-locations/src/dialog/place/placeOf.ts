import { parseNumber } from '@holeshot/shared-core';
import type { Place } from '../../find/Place';

const within = (text: string, most: number): number | undefined => {
  const value = parseNumber(text);
  return value !== undefined && Math.abs(value) <= most ? value : undefined;
};

/** Returns the point of two texts; undefined while either is missing or impossible. */
export const placeOf = (lat: string, lng: string): Place | undefined => {
  const north = within(lat, 90);
  const east = within(lng, 180);
  return north === undefined || east === undefined ? undefined : { lat: north, lng: east };
};

/** Tells whether two points are the same. */
export const isSamePlace = (a: Place, b: Place): boolean => a.lat === b.lat && a.lng === b.lng;

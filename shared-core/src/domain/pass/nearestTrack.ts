import type { Feet } from '../units/units';
import { isPlaced } from '../units/isPlaced';
import { milesBetween } from '../units/milesBetween';

/** Largest distance (miles) between a track and a racer who is at it. */
const atTrack = 3;

const feetInMile = 5280;

/** Tells whether a position is known well enough to tell a track. */
export const isExact = ({ within }: { within?: Feet }): boolean => (within ?? 0) <= atTrack * feetInMile;

/** Returns the nearest track within three miles of a position in degrees; none of one that is known less exactly. */
export const nearestTrack = <Track extends { lat: number; lng: number }>(
  tracks: readonly Track[],
  position: { lat: number; lng: number; within?: Feet },
): Track | undefined =>
  (isExact(position) ? tracks : [])
    .filter(isPlaced)
    .map((track) => ({ track, distance: milesBetween(position, track) }))
    .filter(({ distance }) => distance <= atTrack)
    .sort((a, b) => a.distance - b.distance)[0]?.track;

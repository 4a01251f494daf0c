import { isPlaced } from '../units/isPlaced';
import { milesBetween } from '../units/milesBetween';

/** Largest distance (miles) between a track and a racer who is at it. */
const atTrack = 3;

/** Returns the nearest track within three miles of a position in degrees. */
export const nearestTrack = <Track extends { lat: number; lng: number }>(
  tracks: readonly Track[],
  position: { lat: number; lng: number },
): Track | undefined =>
  tracks
    .filter(isPlaced)
    .map((track) => ({ track, distance: milesBetween(position, track) }))
    .filter(({ distance }) => distance <= atTrack)
    .sort((a, b) => a.distance - b.distance)[0]?.track;

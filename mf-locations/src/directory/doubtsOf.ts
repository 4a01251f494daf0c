import type { Location, LocationStart } from '@holeshot/shared-core';
import { isOwnTrack } from './isOwnTrack';
import type { Strip } from './parseStrips';

/** Fact of a track that the directory has only roughly. */
export type Doubt = NonNullable<LocationStart['approximate']>[number];

/** Returns the facts that the directory has only roughly of a strip. */
export const roughOf = (strip: Strip): Doubt[] => [
  ...(strip.place === 'city' ? ['place' as const] : []),
  ...(strip.elevation_is === 'approx' ? ['elevation' as const] : []),
];

/** Returns the facts that an own track still has from an approximate row of the directory. */
export const doubtsOf = (location: Location, strips: readonly Strip[]): Doubt[] => {
  const strip = strips.find(
    (each) => (each.elevation_is !== 'source' || each.place === 'city') && isOwnTrack(each, location),
  );
  if (strip === undefined) return [];
  const isSame: Record<Doubt, boolean> = {
    place: strip.lat === location.lat && strip.lng === location.lng,
    elevation: strip.elevation === location.elevation,
  };
  return roughOf(strip).filter((doubt) => isSame[doubt]);
};

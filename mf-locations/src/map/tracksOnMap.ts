import { isPlaced } from '@holeshot/shared-core';
import type { Place } from '../find/Place';
import type { TrackPoint } from './TrackPoint';

type Row = Place & { title: string };

/** Returns the id of a racer's own track on the map. */
export const ownId = ({ uid }: { uid: string }): string => `own/${uid}`;

/** Returns the id of a directory's strip on the map. */
export const stripId = ({ title }: { title: string }): string => `strip/${title}`;

const point = (id: string, { title, lat, lng }: Row, own: boolean): TrackPoint => ({
  id,
  name: title,
  lat,
  lng,
  own,
});

/** Degrees of longitude under a button at the nearest zoom. */
const buttonWidth = 0.0008;

/** Spreads tracks of the very same place, such as one venue for each of its lengths, so that each can be pressed. */
const apart = <Located extends Place>(locations: readonly Located[]): Located[] => {
  const taken = new Map<string, number>();
  return locations.map((location) => {
    const place = `${location.lat} ${location.lng}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    return before === 0 ? location : { ...location, lng: location.lng + before * buttonWidth };
  });
};

/** Returns the tracks to draw: the racer's with a known place, and the strips that are not among them. */
export const tracksOnMap = (
  locations: readonly (Row & { uid: string })[],
  strips: readonly Row[],
): TrackPoint[] => [
  ...apart(locations.filter(isPlaced)).map((location) => point(ownId(location), location, true)),
  ...strips.map((strip) => point(stripId(strip), strip, false)),
];

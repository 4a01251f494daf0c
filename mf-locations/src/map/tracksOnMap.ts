import { isPlaced } from '@holeshot/shared-core';
import type { Place } from '../find/Place';
import type { TrackPoint } from './TrackPoint';

type Row = Place & { title: string };

/** The id of a racer's own track among all that are on the map. */
export const ownId = ({ uid }: { uid: string }): string => `own/${uid}`;

/** The id of a strip of the directory among all tracks that are on the map. */
export const stripId = ({ title }: { title: string }): string => `strip/${title}`;

const point = (id: string, { title, lat, lng }: Row, own: boolean): TrackPoint => ({
  id,
  name: title,
  lat,
  lng,
  own,
});

/** In degrees of longitude: as far as a button is wide where the map is nearest. */
const buttonWidth = 0.0008;

/** Tracks at the very same place, as a venue entered for each of its lengths, beside each other, so that each can be pressed. */
const apart = <Located extends Place>(locations: readonly Located[]): Located[] => {
  const taken = new Map<string, number>();
  return locations.map((location) => {
    const place = `${location.lat} ${location.lng}`;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    return before === 0 ? location : { ...location, lng: location.lng + before * buttonWidth };
  });
};

/** What is drawn on the map: the racer's tracks whose place is known, and the strips that are not among them. */
export const tracksOnMap = (
  locations: readonly (Row & { uid: string })[],
  strips: readonly Row[],
): TrackPoint[] => [
  ...apart(locations.filter(isPlaced)).map((location) => point(ownId(location), location, true)),
  ...strips.map((strip) => point(stripId(strip), strip, false)),
];

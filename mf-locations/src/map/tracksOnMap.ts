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

/** What is drawn on the map: the racer's tracks whose place is known, and the strips that are not among them. */
export const tracksOnMap = (
  locations: readonly (Row & { uid: string })[],
  strips: readonly Row[],
): TrackPoint[] => [
  ...locations.filter(isPlaced).map((location) => point(ownId(location), location, true)),
  ...strips.map((strip) => point(stripId(strip), strip, false)),
];

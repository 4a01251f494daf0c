import { isPlaced, type Location, type LocationStart } from '@holeshot/shared-core';
import type { LocationDraft } from './locationSchema';

const lengthOf = { 660: '660', 1000: '1000', 1320: '1320' } as const;

const newLocation: LocationDraft = {
  title: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  website: '',
  lat: '',
  lng: '',
  elevation: '',
  length: '1320',
  direction: null,
  station: null,
  chosenBy: 'nearness',
};

const inputs = [
  'title',
  'address',
  'city',
  'state',
  'zip',
  'phone',
  'website',
  'lat',
  'lng',
  'elevation',
  'length',
  'direction',
] as const satisfies (keyof LocationDraft)[];

const startedLocation = (start: LocationStart): LocationDraft => ({
  ...newLocation,
  title: start.title,
  city: start.city,
  state: start.state,
  lat: String(start.lat),
  lng: String(start.lng),
  elevation: start.elevation === undefined ? '' : String(start.elevation),
  length: start.track_length === undefined ? null : lengthOf[start.track_length],
  direction: start.track_direction?.index ?? null,
});

/**
 * Creates the first values of the form: a stored location as texts; else the known facts of a new one; else an empty
 * quarter mile.
 */
export const locationDraft = (
  location: Location | undefined,
  start: LocationStart | undefined,
): LocationDraft => {
  if (location === undefined) return start === undefined ? newLocation : startedLocation(start);
  return {
    title: location.title,
    address: location.address,
    city: location.city,
    state: location.state,
    zip: location.zip,
    phone: location.phone,
    website: location.website,
    lat: isPlaced(location) ? String(location.lat) : '',
    lng: isPlaced(location) ? String(location.lng) : '',
    elevation: String(location.elevation),
    length: lengthOf[location.track_length],
    direction: location.track_direction.index,
    station: location.weather_station,
    // A track saved without a station keeps none until the racer chooses one or enters its place.
    chosenBy: isPlaced(location) ? 'racer' : 'nearness',
  };
};

/** Returns the changed input; for a station, also who chose it. */
export const editsOf = (draft: LocationDraft, begun: LocationDraft): Partial<LocationDraft> => {
  const { station, chosenBy } = draft;
  const isStationEdited =
    station?.id !== begun.station?.id || (chosenBy === 'racer' && begun.chosenBy !== 'racer');
  return {
    ...Object.fromEntries(
      inputs.filter((input) => draft[input] !== begun[input]).map((input) => [input, draft[input]]),
    ),
    ...(isStationEdited && { station, chosenBy }),
  };
};

/** Tells whether a racer has entered anything; a station that the search proposed does not count. */
export const isEdited = (edits: Partial<LocationDraft>): boolean =>
  edits.chosenBy === 'racer' || inputs.some((input) => edits[input] !== undefined);

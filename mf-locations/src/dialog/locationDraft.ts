import type { Location } from '@holeshot/shared-core';
import type { LocationDraft } from './locationSchema';

const lengthOf = { 660: '660', 1000: '1000', 1320: '1320' } as const;

const newLocation: LocationDraft = {
  title: '',
  city: '',
  state: '',
  lat: '',
  lng: '',
  elevation: '',
  length: '1320',
  direction: null,
  station: null,
  chosenBy: 'nearness',
};

/** What the form starts with: a stored location as texts, or an empty one of a quarter mile. */
export const locationDraft = (location: Location | undefined): LocationDraft =>
  location === undefined
    ? newLocation
    : {
        title: location.title,
        city: location.city,
        state: location.state,
        lat: String(location.lat),
        lng: String(location.lng),
        elevation: String(location.elevation),
        length: lengthOf[location.track_length],
        direction: location.track_direction.index,
        station: location.weather_station,
        chosenBy: 'racer',
      };

/** Whether two drafts hold the same input; a newer report of the same station is no input. */
export const sameDraft = (a: LocationDraft, b: LocationDraft): boolean =>
  a.title === b.title &&
  a.city === b.city &&
  a.state === b.state &&
  a.lat === b.lat &&
  a.lng === b.lng &&
  a.elevation === b.elevation &&
  a.length === b.length &&
  a.direction === b.direction &&
  a.station?.id === b.station?.id;

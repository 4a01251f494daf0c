import { windDirection, type Location, type LocationStart } from '@holeshot/shared-core';
import { roughOf } from './doubtsOf';
import type { Strip } from './parseStrips';

/** Returns what is known of a strip, as the first values of the dialog. */
export const startOf = (strip: Strip): LocationStart => {
  const { title, city, state, lat, lng, elevation, track_length, heading } = strip;
  const approximate = roughOf(strip);
  return {
    ...{ title, city, state, lat, lng },
    ...(elevation === undefined ? {} : { elevation }),
    ...(track_length === undefined ? {} : { track_length }),
    ...(heading === undefined ? {} : { track_direction: windDirection(heading) }),
    ...(approximate.length === 0 ? {} : { approximate }),
  };
};

/** Returns the track that a strip becomes, without its station; undefined while a needed fact is unknown. */
export const trackOf = (strip: Strip, uid: string): Location | undefined => {
  const { approximate: _, ...start } = startOf(strip);
  const { elevation, track_length, track_direction } = start;
  if (strip.place !== 'start') return undefined;
  if (elevation === undefined || track_length === undefined || track_direction === undefined)
    return undefined;
  const contact = { address: '', zip: '', phone: '', website: '' };
  return {
    ...contact,
    ...start,
    uid,
    timezone: strip.timezone,
    elevation,
    track_length,
    track_direction,
    weather_station: null,
  };
};

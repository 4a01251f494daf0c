import { airOfHeading } from '../../cells/airOfHeading';
import { headingWords } from '../../cells/headingWords';
import { pressureKind } from '../../cells/pressureKind';

/** Sensor that a label of a table or of a screen names. */
export interface Sensor {
  field: 'air_temp' | 'humidity' | 'pressure' | 'wind_speed' | 'dew_point';
  /** Smaller is the air at the track more surely: 0 is named so, 2 is one of several or a mean. */
  rank: 0 | 1 | 2;
  /** Level of a pressure, where the label says it. */
  level?: 'station' | 'sea';
}

/** Words of what is no reading of now. */
const noReading =
  /\b(hi|high|highest|lo|low|lowest|max|maximum|min|minimum|trend|change|delta|rain|solar|vpd|densit\w*|ratio|quality|factor|grains?)\b/;
const noWind = /gust|böe|lull|\bdir|richtung|angle|bearing|run|\btx\b|samp|cross|head|tail|chill/;
const noHumidity = /absolute hum|specific hum/;
/** One of several sensors, or a mean. */
const several = /\bch(annel)? ?\d|\bsensor|\bprobe|\bremote|\bextra|\b(avg|average|mean)\b|[a-z] ?\d/;

/** Names of the Ambient service, and their words. */
const glued: [RegExp, string][] = [
  [/^barom(abs|rel)in$/, 'barometer $1'],
  [/^temp(\d*)(in)?f$/, 'temp $1 $2'],
  [/^humidity(in|\d+)$/, 'humidity $1'],
  [/^wind(speed|gust|dir)(mph)?$/, 'wind $1'],
  [/\b\d+ ?min(ute)?s?\b/g, ''],
];

/** Returns the sensor that a label names; undefined where it shows no air at the track: indoor, wet bulb, a gust. */
export const sensorOf = (label: string): Sensor | undefined => {
  const words = glued.reduce((text, [from, to]) => text.replace(from, to), headingWords(label)).trim();
  if (noReading.test(words)) return undefined;
  const kind = pressureKind(words);
  if (kind === 'station') return { field: 'pressure', rank: 0, level: 'station' };
  if (kind === 'sea level') return { field: 'pressure', rank: 2, level: 'sea' };
  if (kind === 'unsaid') return { field: 'pressure', rank: 1 };
  if (/\bwind|^(avg |mean )?speed\b/.test(words))
    return noWind.test(words) ? undefined : { field: 'wind_speed', rank: words.includes('wind') ? 0 : 2 };
  const air = airOfHeading(words);
  const field = /\bdew|taupunkt/.test(words)
    ? 'dew_point'
    : /\bhum|humidity\b|\brh\b|feucht/.test(words)
      ? 'humidity'
      : /\btemp|temperatur|\bair\b|\bdry bulb\b/.test(words)
        ? 'air_temp'
        : undefined;
  if (field === undefined || air === undefined || noHumidity.test(words)) return undefined;
  if (several.test(words)) return { field, rank: 2 };
  return { field, rank: air === 'outdoors' || /\bair\b/.test(words) ? 0 : 1 };
};

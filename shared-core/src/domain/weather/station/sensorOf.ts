/** Sensor that a label of a table or of a screen names. */
export interface Sensor {
  field: 'air_temp' | 'humidity' | 'pressure' | 'wind_speed' | 'dew_point';
  /** Smaller is the air at the track more surely: 0 is named so, 2 is one of several or a mean. */
  rank: 0 | 1 | 2;
  /** Level of a pressure, where the label says it. */
  level?: 'station' | 'sea';
}

/** Words of what is no air at the track, or no reading of now. */
const other =
  /gust|lull|\bdir|wind ?(dir|run|tx|samp|chill)|direction|bearing|cross|head|tail|chill|feel|apparent|index|heat|humidex|\bths?w\b|densit|\balt(itude)?\b|elevation|\bda\b|vapou?r|\bvpd\b|wet|globe|wbgt|grain|rain|precip|solar|\buv\b|radiation|batt|volt|trend|change|delta|factor|absolute hum|specific hum|soil|leaf|track|surface|asphalt|water|\boil\b|coolant|engine|motor|trans|tire|tyre|intake|fuel|boost|manifold|quality|\b(hi|high|highest|lo|low|lowest|max|maximum|min|minimum)\b/;
/** Rooms of a thermometer that does not hang outside. */
const indoor =
  /\b(in|inside|indoors?|internal|interior|room|trailer|cabin|shop|garage|console|base|innen)\b|tempin|humidityin|innen/;
const outdoor = /\bout|\bambient|\bexternal|\bexterior|\bdry\b|au(ß|ss)en|\bair\b/;
/** One of several sensors, or a mean. */
const several = /\bch(annel)? ?\d|\bsensor|\bprobe|\bremote|\bextra|\b(avg|average|mean)\b|[a-z] ?\d/;

const sea = /altim|\bqnh\b|\bsea\b|\bm?slp\b|\bmsl\b|\brel|baromrel|(^|[^n])correct|reduced|adjusted/;
const station = /\bstation|\bstn\b|\babs|baromabs|\bactual\b|\braw\b|uncorrected|\bqfe\b/;
const isPressure = /press|baro|\bbar\b|\bstation p\b|altim|\bqnh\b|\bqfe\b|\bm?slp\b|luftdruck/;
const isHumidity = /hum|\brh\b|feucht/;
const isTemperature = /temp|\bair\b/;
const isWind = /wind|^(avg |mean )?speed\b/;

/** Returns the words of a label: lower case, a space between its parts. */
const wordsOf = (label: string): string =>
  label
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b\d+ ?min(ute)?s?\b/g, ' ')
    .trim();

/** Returns the sensor that a label names; undefined where it shows no air at the track: indoor, wet bulb, a gust. */
export const sensorOf = (label: string): Sensor | undefined => {
  const words = wordsOf(label);
  if (other.test(words)) return undefined;
  if (isPressure.test(words)) {
    if (station.test(words)) return { field: 'pressure', rank: 0, level: 'station' };
    return sea.test(words) ? { field: 'pressure', rank: 2, level: 'sea' } : { field: 'pressure', rank: 1 };
  }
  if (isWind.test(words)) return { field: 'wind_speed', rank: words.includes('wind') ? 0 : 2 };
  const field = /dew|taupunkt/.test(words)
    ? 'dew_point'
    : isHumidity.test(words)
      ? 'humidity'
      : isTemperature.test(words)
        ? 'air_temp'
        : undefined;
  if (field === undefined || indoor.test(words)) return undefined;
  if (outdoor.test(words)) return { field, rank: 0 };
  return { field, rank: several.test(words) ? 2 : 1 };
};

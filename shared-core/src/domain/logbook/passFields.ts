import { setupLabels } from '../entities/checkSetup';
import type { CustomField } from '../entities/CustomField';
import type { LogEntry } from '../entities/LogEntry';
import {
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  formatSeconds,
  formatWhole,
} from '../format/formatNumber';
import { parseNumber } from '../format/parseNumber';
import { slipFieldLabels, type SlipField } from '../pass/slipFields';
import { formatDateTime } from '../time/formatTime';
import { windAgainst } from '../weather/wind/windAgainst';
import { windInWords } from '../weather/wind/windInWords';

/** Value of a pass: a column, a filter, or the axis of a chart. */
export interface PassField {
  /** A dotted path into an entry, as views store it: `timeslip.et_660`. */
  key: string;
  /** Racers' name for it, short enough for the head of a column. */
  label: string;
  numeric: boolean;
  /** Value to sort by; undefined where the pass lacks it. */
  value: (entry: LogEntry) => string | number | undefined;
  /** Text on a screen; empty where the pass lacks it. */
  show: (entry: LogEntry) => string;
}

/**
 * Makes a reader of a field, or of a part's field. It skips the own-property check, because a sort reads 10,000
 * passes and stored data never uses names of Object.prototype for text or numbers.
 */
const reader = (key: string): ((entry: LogEntry) => unknown) => {
  const dot = key.indexOf('.');
  if (dot < 0) return (entry) => entry[key as keyof LogEntry];
  const part = key.slice(0, dot) as keyof LogEntry;
  const field = key.slice(dot + 1);
  return (entry) => (entry[part] as Record<string, unknown> | null | undefined)?.[field];
};

const textOf = (found: unknown): string | undefined =>
  typeof found === 'string' && found !== '' ? found : undefined;

const numberOf = (found: unknown): number | undefined =>
  typeof found === 'number' && Number.isFinite(found) ? found : undefined;

/** @param read takes the text from the stored value */
const text = (key: string, label: string, read = textOf): PassField => {
  const at = reader(key);
  const value = (entry: LogEntry): string | undefined => read(at(entry));
  return { key, label, numeric: false, value, show: (entry) => value(entry) ?? '' };
};

/**
 * @param read takes the number from the stored value
 * @param otherwise the text for any other value
 */
const figure = (
  key: string,
  label: string,
  format: (value: number) => string,
  read = numberOf,
  otherwise: (found: unknown) => string | undefined = () => undefined,
): PassField => {
  const at = reader(key);
  const value = (entry: LogEntry): number | undefined => read(at(entry));
  return {
    key,
    label,
    numeric: true,
    value,
    show: (entry) => {
      const known = value(entry);
      return known === undefined ? (otherwise(at(entry)) ?? '') : format(known);
    },
  };
};

const slipFigure = (field: SlipField, format: (value: number) => string): PassField =>
  figure(`timeslip.${field}`, slipFieldLabels[field], format);

const oneDecimal = (value: number): string => formatSeconds(value, 1);
const inHg = (value: number): string => formatSeconds(value, 2);

const date: PassField = {
  key: 'log_entry_datetime',
  label: 'Date',
  numeric: false,
  value: (entry) => Date.parse(entry.log_entry_datetime),
  show: (entry) => formatDateTime(entry.log_entry_datetime, entry.location.timezone),
};

const windSpeed = ({ weather }: LogEntry): number | undefined =>
  weather === null || weather.wind_unknown ? undefined : weather.wind_speed;

const speed: PassField = {
  key: 'weather.wind_speed',
  label: 'Wind mph',
  numeric: true,
  value: windSpeed,
  show: (entry) => {
    const known = windSpeed(entry);
    return known === undefined ? '' : formatWhole(known);
  },
};

const wind: PassField = {
  key: 'weather.wind_direction',
  label: 'Wind',
  numeric: true,
  value: ({ weather, location }) =>
    weather === null ? undefined : windAgainst(weather, location.track_direction),
  show: ({ weather, location }) =>
    weather === null ? '' : windInWords(weather, location.track_direction, formatWhole(weather.wind_speed)),
};

/** All values that a pass can have, by group, without a racer's own fields. */
export const passFields: readonly PassField[] = [
  date,
  text('vehicle.name', 'Vehicle'),
  text('location.title', 'Track'),
  figure('location.elevation', 'Elevation ft', formatWhole),
  text('timeslip.lane', 'Lane'),
  text('timeslip.result', 'Result'),
  text('timeslip.quality', 'Quality'),
  slipFigure('dialin_et', formatDial),
  slipFigure('reaction_time', formatEt),
  slipFigure('et_60', formatEt),
  slipFigure('et_330', formatEt),
  slipFigure('et_594', formatEt),
  slipFigure('et_660', formatEt),
  slipFigure('mph_660', formatMph),
  slipFigure('et_1000', formatEt),
  slipFigure('mph_1000', formatMph),
  slipFigure('et_1320', formatEt),
  slipFigure('mph_1320', formatMph),
  figure('setup.throttle_stop', setupLabels.throttle_stop, formatEt),
  figure('setup.delay', setupLabels.delay, formatEt),
  figure('setup.stop_start', setupLabels.stop_start, formatEt),
  figure('setup.stop_level', setupLabels.stop_level, (level) => formatWhole(100 * level)),
  figure('derived.finish_et', 'Finish ET', formatEt),
  figure('derived.finish_mph', 'Finish mph', formatMph),
  figure('derived.finish_ddp', 'Predicted', formatEt),
  figure('prediction.et_660', 'Predicted 1/8', formatEt),
  figure('prediction.et_1000', 'Predicted 1000 ft', formatEt),
  figure('prediction.et_1320', 'Predicted 1/4', formatEt),
  figure('derived.package', 'Package', formatDifference),
  text('event.name', 'Event'),
  text('event.class', 'Class'),
  text('event.round', 'Round'),
  text('event.bye', 'Bye', (found) => (found === true ? 'Bye' : undefined)),
  text('event.opponent', 'Opponent'),
  figure('event.opponent_dial', 'Opponent dial', formatDial),
  figure('event.opponent_reaction', 'Opponent R/T', formatEt),
  figure('event.opponent_et', 'Opponent ET', formatEt),
  figure('event.opponent_mph', 'Opponent mph', formatMph),
  figure('derived.margin', 'Margin', formatDifference),
  figure('derived.split_60_330', '60–330', formatEt),
  figure('derived.split_330_660', '330–660', formatEt),
  figure('derived.split_660_1000', '660–1000', formatEt),
  figure('derived.split_1000_1320', '1000–1320', formatEt),
  figure('derived.msa_et', 'Sea-level ET', formatEt),
  figure('derived.msa_mph', 'Sea-level mph', formatMph),
  figure('vehicle.tune_version_660', 'Tune 1/8', formatWhole),
  figure('vehicle.tune_version_1000', 'Tune 1000 ft', formatWhole),
  figure('vehicle.tune_version_1320', 'Tune 1/4', formatWhole),
  figure('derived.horsepower', 'Horsepower', formatWhole),
  figure('derived.corrected_horsepower', 'Corrected hp', formatWhole),
  figure('derived.density_altitude', 'DA ft', formatWhole),
  figure('derived.grains', 'Grains', formatWhole),
  figure('weather.air_temp', 'Air °F', oneDecimal),
  figure('weather.humidity', 'Humidity %', formatWhole),
  figure('weather.pressure', 'Pressure inHg', inHg),
  figure('weather.dew_point', 'Dew point °F', oneDecimal),
  speed,
  wind,
  text('weather.condition', 'Sky'),
  text('notes', 'Notes'),
  text('changes', 'Changes'),
];

const asText = (found: unknown): string | undefined => textOf(found) ?? numberOf(found)?.toString();

const asNumber = (found: unknown): number | undefined =>
  typeof found === 'string' ? parseNumber(found) : numberOf(found);

/** Makes the value of a custom field; older values of another kind are read as today's kind. */
const customPassField = ({ pk, titleShort, isNumeric, numericFormat }: CustomField): PassField => {
  const key = `custom_fields.${pk}`;
  if (!isNumeric) return text(key, titleShort, asText);
  const decimals = numericFormat.split('.')[1]?.length ?? 0;
  return figure(key, titleShort, (value) => formatSeconds(value, decimals), asNumber, asText);
};

/** Lists all values that a pass of this racer can have: the app's, then the racer's own. */
export const passFieldsOf = (customFields: readonly CustomField[]): PassField[] => [
  ...passFields,
  ...customFields.map(customPassField),
];

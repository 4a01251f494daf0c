import {
  formatDateTime,
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  formatWhole,
  windOnTrack,
  type LogEntry,
} from '@holeshot/shared-core';
import { predictionMiss } from './predictionMiss';

/** One column of the log book: what it sorts by and what it shows. */
export interface PassColumn {
  id: string;
  label: string;
  numeric: boolean;
  /** What the column is sorted by; undefined comes last. */
  value: (entry: LogEntry) => string | number | undefined;
  show: (entry: LogEntry) => string;
  /** The column the racer looks for. */
  strong?: boolean;
}

const text = (id: string, label: string, value: (entry: LogEntry) => string): PassColumn => ({
  id,
  label,
  numeric: false,
  value,
  show: value,
});

const figure = (
  id: string,
  label: string,
  value: (entry: LogEntry) => number | undefined,
  format: (value: number) => string,
  strong = false,
): PassColumn => ({
  id,
  label,
  numeric: true,
  value,
  show: (entry) => {
    const known = value(entry);
    return known === undefined ? '' : format(known);
  },
  strong,
});

const showWind = ({ weather, location }: LogEntry): string => {
  if (weather === null) return '';
  const speed = formatWhole(weather.wind_speed);
  if (weather.wind_direction === undefined) return speed;
  const { arrow, word } = windOnTrack(weather.wind_direction.degrees, location.track_direction);
  return `${speed} ${arrow} ${word}`;
};

const first: PassColumn[] = [
  {
    id: 'date',
    label: 'Date',
    numeric: false,
    value: (entry) => Date.parse(entry.log_entry_datetime),
    show: (entry) => formatDateTime(entry.log_entry_datetime, entry.location.timezone),
  },
  text('vehicle', 'Vehicle', (entry) => entry.vehicle.name),
  text('lane', 'Lane', (entry) => entry.timeslip.lane),
  text('result', 'Result', (entry) => entry.timeslip.result),
  text('quality', 'Quality', (entry) => entry.timeslip.quality),
  figure('dial', 'Dial', (entry) => entry.timeslip.dialin_et, formatDial),
  figure('reaction', 'R/T', (entry) => entry.timeslip.reaction_time, formatEt),
  figure('et_60', '60 ft', (entry) => entry.timeslip.et_60, formatEt),
  figure('et_330', '330 ft', (entry) => entry.timeslip.et_330, formatEt),
  figure('et_660', '1/8 ET', (entry) => entry.timeslip.et_660, formatEt),
  figure('mph_660', '1/8 mph', (entry) => entry.timeslip.mph_660, formatMph),
];

const last: PassColumn[] = [
  figure('da', 'DA ft', (entry) => entry.derived.density_altitude, formatWhole),
  { id: 'wind', label: 'Wind', numeric: true, value: (entry) => entry.weather?.wind_speed, show: showWind },
  figure('pred', 'Pred', predictionMiss, formatDifference),
];

const finishColumns = (label: string): PassColumn[] => [
  figure('finish_et', `${label} ET`, (entry) => entry.derived.finish_et, formatEt, true),
  figure('finish_mph', `${label} mph`, (entry) => entry.derived.finish_mph, formatMph),
];

/** The columns for these passes: the finish is called by its distance where all of them were run over one. */
export const passColumns = (entries: readonly LogEntry[]): PassColumn[] => {
  const lengths = new Set(entries.map((entry) => entry.location.track_length));
  if (lengths.size === 1 && lengths.has(660)) {
    return [...first.map((column) => ({ ...column, strong: column.id === 'et_660' })), ...last];
  }
  const [only] = lengths.size === 1 ? lengths : [];
  const label = only === 1320 ? '1/4' : only === 1000 ? '1000 ft' : 'Finish';
  return [...first, ...finishColumns(label), ...last];
};

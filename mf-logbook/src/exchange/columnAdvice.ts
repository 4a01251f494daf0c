import type { ColumnTarget, TableLayout } from '@holeshot/shared-core';

/** Defaults for values that a table lacks. */
const assumed: [ColumnTarget, string][] = [
  ['lane', 'lane: all passes are stored as Left'],
  ['result', 'result: all passes are stored as Time Only'],
  ['quality', 'quality: all passes are stored as All Out, and predictions learn from them'],
];

/** Describes missing columns: those that refuse rows, and those that default. */
export const columnAdvice = ({ columns }: TableLayout): { blocking: string[]; notes: string[] } => {
  const has = (...targets: ColumnTarget[]): boolean => columns.some(({ target }) => targets.includes(target));
  const blocking: string[] = [];
  const notes: string[] = [];
  if (!has('date')) blocking.push('Choose the column with the date.');
  if (!columns.some(({ target }) => target.startsWith('et_')))
    blocking.push('Choose a column with a time of the slip.');
  const weather = has('air_temp', 'humidity', 'dew_point', 'pressure', 'wind_speed');
  if (weather && !(has('air_temp') && has('pressure') && has('humidity', 'dew_point'))) {
    notes.push(
      'Weather needs temperature, pressure, and humidity or dew point; without them these columns are left out.',
    );
  }
  for (const [target, sentence] of assumed) if (!has(target)) notes.push(`No column says the ${sentence}.`);
  return { blocking, notes };
};

import { laneOfColumns, type ColumnTarget, type TableLayout } from '@holeshot/shared-core';

/** Defaults for values that a table lacks. */
const assumed = (layout: TableLayout): [ColumnTarget, string][] => [
  ['lane', `lane: all passes are stored as ${laneOfColumns(layout) ?? 'Left'}`],
  ['result', 'result: all passes are stored as Time Only'],
  ['quality', 'quality: all passes are stored as All Out, and predictions learn from them'],
];

/** Parts of the air, each with the columns that say it. */
const air: [string, ...ColumnTarget[]][] = [
  ['temperature', 'air_temp'],
  ['pressure', 'pressure'],
  ['humidity or dew point', 'humidity', 'dew_point'],
];

/** Most columns named in a sentence. */
const mostNamed = 8;

/** Names the columns with cells that have no meaning, each with what it holds; undefined without such. */
const leftOut = ({ columns }: TableLayout): string | undefined => {
  const unknown = columns.filter(({ target, samples }) => target === 'none' && samples.length > 0);
  if (unknown.length === 0) return undefined;
  const named = unknown
    .slice(0, mostNamed)
    .map(({ head, samples }) => `${head === '' ? 'No head' : head} (${samples[0] ?? ''})`);
  const more = unknown.length - named.length;
  return `Left out: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Give a column a meaning to import it.`;
};

/** Describes missing columns: those that refuse rows, those that default, and those that are left out. */
export const columnAdvice = (layout: TableLayout): { blocking: string[]; notes: string[] } => {
  const { columns } = layout;
  const has = (...targets: ColumnTarget[]): boolean => columns.some(({ target }) => targets.includes(target));
  const blocking: string[] = [];
  const notes: string[] = [];
  if (!has('date')) blocking.push('Choose the column with the date.');
  if (!columns.some(({ target }) => target.startsWith('et_')))
    blocking.push('Choose a column with a time of the slip.');
  const weather = has('air_temp', 'humidity', 'dew_point', 'pressure', 'wind_speed');
  const lacking = air.flatMap(([name, ...targets]) => (has(...targets) ? [] : [name]));
  if (weather && lacking.length > 0)
    notes.push(
      `Weather needs temperature, pressure, and humidity or dew point. No column says the ${lacking.join(', nor the ')}, so no weather is stored.`,
    );
  for (const [target, sentence] of assumed(layout))
    if (!has(target)) notes.push(`No column says the ${sentence}.`);
  const unknown = leftOut(layout);
  if (unknown !== undefined) notes.push(unknown);
  return { blocking, notes };
};

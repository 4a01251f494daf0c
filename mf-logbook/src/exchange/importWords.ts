import { formatWhole, storedLists, type FileRow, type StoredList } from '@holeshot/shared-core';

const words: Record<StoredList, readonly [one: string, more: string]> = {
  entries: ['pass', 'passes'],
  vehicles: ['vehicle', 'vehicles'],
  locations: ['track', 'tracks'],
  custom_fields: ['custom field', 'custom fields'],
  views: ['view', 'views'],
  predictions: ['prediction', 'predictions'],
  tunes: ['tune', 'tunes'],
  pictures: ['picture', 'pictures'],
};

/** Formats a count with its noun: `1 pass`, `9,990 passes`. */
export const countOf = (list: StoredList, count: number): string =>
  `${formatWhole(count)} ${words[list][count === 1 ? 0 : 1]}`;

/** Names the place of a row in a file: `Pass 3`, `Custom field 1`. */
export const placeIn = ({ list, place }: Pick<FileRow, 'list' | 'place'>): string => {
  const [one] = words[list];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${place}`;
};

const countsOf = (rows: readonly Pick<FileRow, 'list'>[]): string[] =>
  storedLists
    .toSorted((one, other) => Number(other === 'entries') - Number(one === 'entries'))
    .map((list) => ({ list, count: rows.filter((row) => row.list === list).length }))
    .filter(({ count }) => count > 0)
    .map(({ list, count }) => countOf(list, count));

/** Describes rows: `120 passes, 2 vehicles and 3 tracks`, or `nothing`. */
export const namesOf = (rows: readonly Pick<FileRow, 'list'>[]): string => {
  const named = countsOf(rows);
  const last = named.pop();
  if (last === undefined) return 'nothing';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
};

/** Describes rows on a button: their names, or `all` of more than two kinds. */
export const shortNamesOf = (rows: readonly Pick<FileRow, 'list'>[]): string =>
  countsOf(rows).length > 2 ? 'all' : namesOf(rows);

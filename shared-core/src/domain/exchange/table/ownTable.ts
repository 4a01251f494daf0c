import { parseNumber } from '../../format/parseNumber';
import { rowFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import { formatDateTime } from '../../time/formatTime';
import { readRow, type ReadRow } from '../file/readRow';
import { withoutZone } from '../file/timesAtTrack';
import { isRecord } from '../../plain/record';
import { fieldAt, withField } from '../../plain/withField';
import { type StoredRecord } from '../file/StoredLogBook';
import { guardCell, unguardCell } from './formulaGuard';
import { customHead, localTimeHead, moreHead, ownColumns, type OwnColumn } from './ownColumns';
import type { TableRow } from './tableRows';

/** Makes the column of a custom field: its title, and its key in brackets, since two fields may share a title. */
const customColumn = (pk: string, title = ''): OwnColumn => ({
  head: `${customHead}${title.trim() === '' ? pk : `${title.trim()} [${pk}]`}`,
  path: ['custom_fields', pk],
  kind: 'text',
});

/** Removes the field at a path from a record, and records that get empty by it. */
const without = (record: StoredRecord, [field, ...rest]: readonly string[]): StoredRecord => {
  if (field === undefined) return record;
  const { [field]: inner, ...others } = record;
  if (rest.length === 0 || !isRecord(inner)) return others;
  const left = without(inner, rest);
  return Object.keys(left).length === 0 ? others : { ...others, [field]: left };
};

const isCustom = ({ path }: OwnColumn): boolean => path[0] === 'custom_fields';

/** Returns the cell of a field; undefined where the column cannot hold it exactly. */
const cellOf = (column: OwnColumn, value: unknown): string | undefined => {
  if (typeof value === 'number' && (column.kind === 'number' || isCustom(column))) {
    return Number.isFinite(value) ? String(value) : undefined;
  }
  if (column.kind === 'flag') return value === true ? 'Yes' : undefined;
  // An empty cell is a missing field; a carriage return at its end would be lost.
  if (typeof value !== 'string' || column.kind === 'number' || value === '') return undefined;
  return guardCell(value, isCustom(column));
};

/** Reads a number, with a comma too: a spreadsheet of another country may have saved the table since. */
const numberOf = (cell: string): number => parseNumber(cell) ?? Number(cell);

/** Cells that say no to a flag. */
const isNo = /^(?:no?|false|0)?$/i;

const fieldOf = (column: OwnColumn, cell: string, isMarkedInside: boolean): unknown => {
  if (column.kind === 'flag') return true;
  if (column.kind === 'number') return numberOf(cell);
  // A time that a spreadsheet saved without its zone is UTC, as the head says.
  if (column.kind === 'utc' && withoutZone.test(cell)) return `${cell}Z`;
  return isCustom(column) && !cell.startsWith("'") && cell.trim() !== '' && Number.isFinite(numberOf(cell))
    ? numberOf(cell)
    : unguardCell(cell, isCustom(column), isMarkedInside);
};

/**
 * Returns the key in the head of a custom field's column; older tables, and fields without a title, have it alone.
 */
const keyOf = (head: string): string => {
  const named = head.slice(customHead.length);
  return /\s\[([^[\]]+)\]$/.exec(named)?.[1] ?? named;
};

/** Returns the heads of a table of passes with these custom fields, titles by their keys. */
export const ownHeads = (customFields: ReadonlyMap<string, string | undefined>): string[] => [
  localTimeHead,
  ...ownColumns.map(({ head }) => head),
  ...[...customFields].map(([pk, title]) => guardCell(customColumn(pk, title).head)),
  moreHead,
];

const isWind = ({ path }: OwnColumn): boolean => path.join('.') === 'weather.wind_speed';
const unknownWind = ['weather', 'wind_unknown'];

/** Writes JSON as a cell: no text in it holds a separator, behind which another program may begin a formula. */
const jsonCell = (value: unknown): string =>
  JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replaceAll(';', '\\u003b').replaceAll(',', '\\u002c'),
  );

/** Writes a stored pass as a row of the table; reading it back gives the same pass. */
export const ownCells = (entry: StoredRecord, customFields: readonly string[]): string[] => {
  let more = entry;
  const cells = [...ownColumns, ...customFields.map((pk) => customColumn(pk))].map((column) => {
    // Another program must not read an unknown wind as 0.
    if (isWind(column) && fieldAt(entry, unknownWind) === true) return '';
    const cell = cellOf(column, fieldAt(entry, column.path));
    // Older versions read no flag from its column.
    if (cell !== undefined && column.kind !== 'flag') more = without(more, column.path);
    return cell ?? '';
  });
  const zone = fieldAt(entry, ['location', 'timezone']);
  const local = formatDateTime(String(entry['log_entry_datetime']), typeof zone === 'string' ? zone : '');
  return [local, ...cells, jsonCell(more)];
};

/** Tells whether a head row is that of the app's own table, its columns in any order. */
export const isOwnTable = (heads: readonly string[]): boolean =>
  heads.includes('Pass id') && heads.includes(moreHead);

/** Makes the reader of rows of the app's own table. A row fails with `broken`, naming the field. */
export const ownRowReader = (heads: readonly string[]): ((row: TableRow) => Result<ReadRow>) => {
  const known = new Map(ownColumns.map((column) => [column.head, column]));
  const columns = heads.map((head) => {
    const text = unguardCell(head);
    return text.startsWith(customHead) ? customColumn(keyOf(text)) : known.get(head);
  });
  const moreAt = heads.indexOf(moreHead);
  // Older versions, whose tables have no column of byes, marked the start of a cell alone.
  const isMarkedInside = heads.includes('Bye');
  return ({ cells }) => {
    let entry: unknown;
    try {
      entry = JSON.parse(cells[moreAt] ?? '');
    } catch {
      return failedAs(rowFailures, 'row-changed', moreHead);
    }
    if (!isRecord(entry)) return failedAs(rowFailures, 'row-empty', moreHead);
    let filled: StoredRecord = entry;
    for (const [index, column] of columns.entries()) {
      const cell = cells[index] ?? '';
      if (column?.kind === 'flag' && isNo.test(cell.trim())) {
        // The racer may have emptied the cell since.
        if (fieldAt(filled, column.path) === true) filled = without(filled, column.path);
        continue;
      }
      if (column === undefined || cell === '') continue;
      const value = fieldOf(column, cell, isMarkedInside);
      if (Number.isNaN(value)) return failedAs(rowFailures, 'row-number', column.head, cell);
      // A wind typed since is known.
      if (isWind(column) && fieldAt(filled, unknownWind) === true) filled = without(filled, unknownWind);
      filled = withField(filled, column.path, value);
    }
    const read = readRow('entries', filled);
    return read.ok ? ok(read.value) : read;
  };
};

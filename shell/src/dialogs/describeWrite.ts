import { formatDateTime, slipFieldLabels } from '@holeshot/shared-core';
import type { OutboxWrite } from '../writes/outboxStore';

const at = (value: unknown, key: string | undefined): unknown =>
  key !== undefined && typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;

const textAt = (value: unknown, key: string): string => {
  const text = at(value, key);
  return typeof text === 'string' ? text : '';
};

const kinds: Record<string, { what: string; name: string }> = {
  vehicles: { what: 'Vehicle', name: 'name' },
  customLocations: { what: 'Track', name: 'title' },
  customFields: { what: 'Custom field', name: 'title' },
};

const monthWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns ` of June 2026` from the name of a log book: a deletion holds nothing else of its pass. */
const ofMonth = (book: string): string => {
  const [, year = '', month = ''] = /_(\d{4})_(\d{2})$/.exec(book) ?? [];
  const first = new Date(`${year}-${month}-01`);
  return Number.isNaN(first.getTime()) ? '' : ` of ${monthWords.format(first)}`;
};

const passes = (entries: unknown, count: number, book: string): string => {
  const first = Object.values((entries ?? {}) as Record<string, unknown>)[0];
  return first === undefined
    ? `${count} deleted passes${ofMonth(book)}`
    : `${count} passes of ${textAt(at(first, 'vehicle'), 'name')}`;
};

/** Returns ` of Nova, 06/20/2026 1:05 PM`, or an empty text without a time. */
const ofPass = (entry: unknown): string => {
  const when = textAt(entry, 'log_entry_datetime');
  const zone = textAt(at(entry, 'location'), 'timezone');
  return when === '' ? '' : ` of ${textAt(at(entry, 'vehicle'), 'name')}, ${formatDateTime(when, zone)}`;
};

const fieldNames: Record<string, string> = { ...slipFieldLabels, log_entry_datetime: 'date and time' };

/** Characters; the text names a longer value without showing it. */
const longest = 40;

/** Returns `: 60 ft 1.562, notes`, the fields that an edit changes, or an empty text for a whole pass. */
const changesOf = (entry: unknown, fields: readonly string[][]): string => {
  const changes = fields.flatMap(([first, , outer, inner]) => {
    if (first !== 'entries' || outer === undefined || outer === 'derived') return [];
    const field = inner ?? outer;
    const value = inner === undefined ? at(entry, outer) : at(at(entry, outer), inner);
    const text = typeof value === 'number' || typeof value === 'string' ? ` ${value}` : '';
    const isTold = field !== 'log_entry_datetime' && text.length <= longest;
    return `${fieldNames[field] ?? field.replaceAll('_', ' ')}${isTold ? text.trimEnd() : ''}`;
  });
  return changes.length === 0 ? '' : `: ${changes.join(', ')}`;
};

const pass = (entry: unknown, fields: readonly string[][], deleted: unknown, book: string): string =>
  entry === undefined
    ? `A deleted pass${ofPass(deleted) || ofMonth(book)}`
    : `Pass${ofPass(entry) || ofMonth(book)}${changesOf(entry, fields)}`;

/** Returns the subject of a write in a racer's words. */
export const describeWrite = ({
  path,
  data,
  fields,
  pass: about,
}: Pick<OutboxWrite, 'path' | 'data' | 'fields' | 'pass'>): string => {
  const [collection = '', key] = fields[0] ?? [];
  const row = at(at(data, collection), key);
  const [place = '', id = '', inside] = path.split('/');
  if (place === '') return 'A change that cannot be read';
  const uids = fields.flatMap(([first, uid]) => (first === 'entries' ? [uid] : []));
  const count = new Set(uids).size;
  if (place === 'logBooks' && count > 1) return passes(at(data, 'entries'), count, id);
  if (place === 'logBooks')
    return collection === 'entries' ? pass(row, fields, about?.deleted, id) : `The log book${ofMonth(id)}`;
  if (place === 'notifications') return 'A notification';
  if (inside === 'tunes') return 'A tune';
  if (inside === 'passPictures') return fields[0]?.length === 0 ? 'A deleted picture' : 'A picture of a pass';
  if (inside === 'deletedPasses') return 'A pass deleted for good';
  if (inside === 'deletedVehicles') return 'A deleted vehicle';
  const kind = kinds[collection];
  if (collection === 'predictions') return 'A prediction card';
  if (kind === undefined) return 'Settings';
  return row === undefined ? `${kind.what}, deleted` : `${kind.what} ${textAt(row, kind.name)}`.trim();
};

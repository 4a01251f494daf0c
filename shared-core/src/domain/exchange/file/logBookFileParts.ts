import { idInside, storedLists, type StoredLogBook, type StoredRow } from './StoredLogBook';

const space = 1;

/** Writes a number that JSON does not know as text, so that it is not lost. */
const inJson = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

const json = (value: unknown): string => JSON.stringify(value, inJson, space) ?? 'null';

function* listParts(key: string, values: readonly unknown[]): Generator<string> {
  yield `,\n${JSON.stringify(key)}: [`;
  for (const [index, value] of values.entries()) yield `${index === 0 ? '' : ','}\n${json(value)}`;
  yield ']';
}

/** Writes a full log book file, a record at a time. Rows without an id inside stand under `by_id`. */
export function* logBookFileParts(book: StoredLogBook): Generator<string, void> {
  const byId: [string, StoredRow[]][] = [];
  yield `{"format": "holeshot-logbook", "version": 1,\n"account": ${json(book.account)}`;
  for (const list of storedLists) {
    const carries = (row: StoredRow): boolean => idInside(list, row.value) === row.id;
    const without = book[list].filter((row) => !carries(row));
    if (without.length > 0) byId.push([list, without]);
    yield* listParts(
      list,
      book[list].filter(carries).map(({ value }) => value),
    );
  }
  yield `,\n"settings": ${json(book.settings)}`;
  if (byId.length > 0) yield `,\n"by_id": ${json(Object.fromEntries(byId))}`;
  yield '}\n';
}

import { map, type Observable } from 'rxjs';
import {
  loadedList,
  readRows,
  recordOf,
  type BrokenRow,
  type Loadable,
  type Result,
} from '@holeshot/shared-core';
import { onlyChanges } from '../../streams/onlyChanges';

/** Options for reading the rows of a map field of the user document. */
export interface RowKind<Row> {
  /** Dotted path into the document. */
  field: string;
  /** Row as the start of a sentence: `This vehicle`. */
  what: string;
  parse: (row: unknown, id: string) => Result<Row>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Rows, and the unreadable ones. */
export interface ReadRows<Row> {
  rows: Loadable<Row[]>;
  broken: Loadable<BrokenRow[]>;
}

const storedAt = (document: Record<string, unknown>, field: string): unknown =>
  field.split('.').reduce<unknown>((found, step) => recordOf(found)[step], document);

/**
 * Reads the rows of one map field of the user document by name, each by itself: a broken one hides no other.
 * @param report called for each unreadable row
 */
export const mapRows = <Row>(
  document: Loadable<Record<string, unknown>>,
  { field, what, parse, idOf, nameOf }: RowKind<Row>,
  report: (reason: string, where: string) => void,
): ReadRows<Row> => {
  if (document.state !== 'present') return { rows: document, broken: document };
  const { rows, broken } = readRows(storedAt(document.value, field), parse, idOf, what);
  for (const { id, reason } of broken) report(reason, `${field}.${id}`);
  return {
    rows: loadedList(rows.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))),
    broken: loadedList(broken),
  };
};

/**
 * Streams the rows of one map field as `mapRows` reads them, when they change: the document arrives with all its
 * fields.
 */
export const watchRows = <Row>(
  document$: Observable<Loadable<Record<string, unknown>>>,
  kind: RowKind<Row>,
  report: (reason: string, where: string) => void,
): Observable<ReadRows<Row>> =>
  document$.pipe(
    map((document) => mapRows(document, kind, report)),
    onlyChanges(),
  );

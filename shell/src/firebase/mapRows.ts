import { absent, present, readRows, type BrokenRow, type Loadable, type Result } from '@holeshot/shared-core';

/** How the rows of one map field of the user document are read. */
export interface RowKind<Row> {
  field: string;
  /** A row, as the start of a sentence: `This vehicle`. */
  what: string;
  parse: (row: unknown) => Result<Row>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Rows, and those of them that cannot be read. */
export interface ReadRows<Row> {
  rows: Loadable<Row[]>;
  broken: Loadable<BrokenRow[]>;
}

/** A list as a port gives it: one without rows is absent. */
export const loaded = <Row>(rows: Row[]): Loadable<Row[]> => (rows.length === 0 ? absent : present(rows));

/**
 * The rows of one map field of the user document, by name: each parsed by itself, so that a broken one hides no other.
 * @param report called for each row that cannot be read
 */
export const mapRows = <Row>(
  document: Loadable<Record<string, unknown>>,
  { field, what, parse, idOf, nameOf }: RowKind<Row>,
  report: (reason: string, where: string) => void,
): ReadRows<Row> => {
  if (document.state !== 'present') return { rows: document, broken: document };
  const { rows, broken } = readRows(document.value[field], parse, idOf, what);
  for (const { id, reason } of broken) report(reason, `${field}.${id}`);
  return {
    rows: loaded(rows.sort((a, b) => nameOf(a).localeCompare(nameOf(b)))),
    broken: loaded(broken),
  };
};

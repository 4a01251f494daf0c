import { absent, present, type Loadable, type Result } from '@holeshot/shared-core';

/**
 * The rows of one map field of the user document: each parsed by itself, so that a broken one hides no other.
 * @param report called for each row that cannot be read
 */
export const mapRows = <Row>(
  document: Loadable<Record<string, unknown>>,
  field: string,
  parse: (row: unknown, key: string) => Result<Row>,
  nameOf: (row: Row) => string,
  report: (error: unknown, where: string) => void,
): Loadable<Row[]> => {
  if (document.state !== 'present') return document;
  const stored = document.value[field];
  const rows = Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).flatMap(
    ([uid, row]) => {
      const parsed = parse(row, uid);
      if (parsed.ok) return [parsed.value];
      report(parsed.failure.message, `${field}.${uid}`);
      return [];
    },
  );
  return rows.length === 0 ? absent : present(rows.sort((a, b) => nameOf(a).localeCompare(nameOf(b))));
};

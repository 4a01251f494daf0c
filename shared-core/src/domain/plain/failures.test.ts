import * as failures from './failures';

/** Groups whose rows are no sentences of their own: a date's ends one about the row, the rest is handed its words. */
const pieces = new Set(['dateFailures']);

/** Rows that the specification gives without a capital or an end. */
const asSpecified = new Set(['weather-range']);

const rows = Object.entries(failures)
  .filter(([group]) => !pieces.has(group))
  .flatMap(([group, table]) => Object.entries<unknown>(table).map(([code, row]) => ({ group, code, row })));
const sentences = rows.filter(
  (row): row is typeof row & { row: string } => typeof row.row === 'string' && !asSpecified.has(row.code),
);

describe('the table of failures', () => {
  test('has more than a hundred rows', () => {
    expect(rows.length).toBeGreaterThan(100);
  });

  test.each(sentences)('$group: $code is a sentence', ({ row }) => {
    expect(row).toMatch(/^[A-Z“].*\.$/);
  });

  test.each(rows)('$group: $code is a code in kebab case', ({ code }) => {
    expect(code).toMatch(/^(auth\/)?[a-z]+(-[a-z]+)*$/);
  });
});

import { inOneGo } from '../../work/inOneGo';
import { openTable } from './openTable';

const opened = (text: string) => inOneGo(openTable(text));

describe('a text opened as a table', () => {
  test.each([
    [',', 'Date,ET,MPH\n6/20/2026,11.2,118\n6/21/2026,11.3,117'],
    [';', 'Date;ET;MPH\n20.06.2026;11,2;118,1\n21.06.2026;11,3;117,5'],
    ['\t', 'Date\tET\tMPH\n6/20/2026\t11,2\t118\n'],
    ['|', 'Date|ET|MPH\n6/20/2026|11.2|118\n'],
    ['said in its first line', 'sep=;\nDate;ET,s;MPH\n6/20/2026;11,2;118\n'],
  ])('has its separator found: %s', (_, text) => {
    const { heads, rows } = opened(text);
    expect(heads).toHaveLength(3);
    expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
  });

  test('counts the lines of the file, the separator line included', () => {
    expect(opened('sep=;\nDate;ET\n\n6/20/2026;11.2').rows).toEqual([
      { line: 4, cells: ['6/20/2026', '11.2'] },
    ]);
  });

  test('without a head gets one, and loses no row to it', () => {
    expect(opened('11.2,118,1.5\n11.3,117,1.6')).toMatchObject({
      heads: ['Column 1', 'Column 2', 'Column 3'],
      rows: [{ line: 1 }, { line: 2 }],
    });
  });

  test.each(['', '\n\n', 'just one line', '\0\0\0'])('with nothing in it (%j) is an empty table', (text) => {
    expect(opened(text).rows.length).toBeLessThanOrEqual(1);
  });
});

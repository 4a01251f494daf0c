import { inOneGo } from '../../work/inOneGo';
import { openTable } from './openTable';
import { refusedCsv } from './refusedCsv';
import { tableRows } from './tableRows';

const cellsOf = (text: string) => inOneGo(tableRows(text.slice(1), ',')).map(({ cells }) => cells);

describe('the list of refused rows', () => {
  test('has each row of a table with its cells, its line and its reason, and no formula', () => {
    const refused = [{ list: 'entries' as const, place: 3, reason: 'ET: “fast” is not a number.' }];
    const rows = [
      { line: 2, cells: ['fine'] },
      { line: 3, cells: ['6/20/2026', 'fast', '=1+1'] },
    ];
    expect(cellsOf(refusedCsv(refused, { heads: ['Date', 'ET', 'Notes'], rows }))).toEqual([
      ['Date', 'ET', 'Notes', 'Line', 'Reason'],
      ['6/20/2026', 'fast', "'=1+1", '3', 'ET: “fast” is not a number.'],
    ]);
  });

  test('opens again as its table', () => {
    const refusal = (place: number) => ({ list: 'entries' as const, place, reason: 'Wrong, and more.' });
    const rows = [
      { line: 2, cells: ['6/20/2026', '-.012', 'fast', '=1+1'] },
      { line: 3, cells: ['6/20/2026', '.018', '11.2'] },
      { line: 4, cells: ['6/20/2026', '.018', '11', '241', 'x'] },
    ];
    const heads = ['Date', 'R/T', 'ET', 'Notes'];
    const open = (text: string) => inOneGo(openTable(text.slice(1)));
    const list = refusedCsv([2, 3, 4].map(refusal), { heads, rows });
    const again = open(list);
    expect(again.heads).toEqual(heads);
    expect(again.rows.map(({ cells }) => cells)).toEqual([
      rows[0]!.cells,
      ['6/20/2026', '.018', '11.2', ''],
      rows[2]!.cells,
    ]);
    // A spreadsheet makes all rows as long as the longest: too long a row stays too long.
    const [head, ...others] = cellsOf(list);
    const even = [head, ...others].map((cells) => [...cells!, '', ''].slice(0, 7));
    const saved = open(`\uFEFF${even.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')}`);
    expect(saved.heads).toEqual(heads);
    expect(saved.rows.map(({ cells }) => cells.slice(4).join(''))).toEqual(['', '', 'x']);
  });

  test('names the list of each row of a log book', () => {
    expect(cellsOf(refusedCsv([{ list: 'vehicles', place: 1, reason: 'Broken.' }]))).toEqual([
      ['Place', 'List', 'Reason'],
      ['1', 'vehicles', 'Broken.'],
    ]);
  });
});

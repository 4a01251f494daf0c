import { inOneGo } from '../inOneGo';
import { refusedCsv } from './refusedCsv';
import { tableRows } from './tableRows';

const cellsOf = (text: string) => inOneGo(tableRows(text.slice(1), ',')).map(({ cells }) => cells);

describe('the list of refused rows', () => {
  test('has each row of a table with its line, its reason and its cells, and no formula', () => {
    const refused = [{ list: 'entries' as const, place: 3, reason: 'ET: “fast” is not a number.' }];
    const rows = [
      { line: 2, cells: ['fine'] },
      { line: 3, cells: ['6/20/2026', 'fast', '=1+1'] },
    ];
    expect(cellsOf(refusedCsv(refused, rows))).toEqual([
      ['Line', 'Reason', 'Cells'],
      ['3', 'ET: “fast” is not a number.', '6/20/2026', 'fast', "'=1+1"],
    ]);
  });

  test('of a log book names the list', () => {
    expect(cellsOf(refusedCsv([{ list: 'vehicles', place: 1, reason: 'Broken.' }]))).toEqual([
      ['Place', 'List', 'Reason'],
      ['1', 'vehicles', 'Broken.'],
    ]);
  });
});

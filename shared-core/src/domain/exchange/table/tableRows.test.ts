import fc from 'fast-check';
import { inOneGo } from '../../work/inOneGo';
import { tableRows } from './tableRows';

const rowsOf = (text: string, delimiter = ',') => inOneGo(tableRows(text, delimiter));
const lines = (text: string) =>
  rowsOf(text).map(({ line, cells, damage }) => [line, damage ?? cells.join('|')]);

describe('the rows of a table', () => {
  test('are cut at separators outside quotation marks, each with its line, empty ones left out', () => {
    expect(lines('a,b\r\n\r\n1,"x, ""y"""\r\n"two\r\nlines",3\r\n , \r\n4,5')).toEqual([
      [1, 'a|b'],
      [3, '1|x, "y"'],
      [4, 'two\r\nlines|3'],
      [7, '4|5'],
    ]);
  });

  test.each([
    ['\n', 'line feeds'],
    ['\r\n', 'both'],
    ['\r', 'carriage returns'],
  ])('may end in %j', (end) => {
    expect(rowsOf(['a,b', '1,2', ''].join(end)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a torn quotation mark damages its own line alone, at the start, in the middle and at the end', () => {
    expect(lines('a,b\n1,"torn\n2,3\n4,5')).toEqual([
      [1, 'a|b'],
      [2, 'A quotation mark in this line is not closed.'],
      [3, '2|3'],
      [4, '4|5'],
    ]);
    expect(lines('"torn,b\n1,"x"\n2,"y",z').map(([line]) => line)).toEqual([1, 2, 3]);
    expect(lines('1,2\n3,"')).toEqual([
      [1, '1|2'],
      [2, 'A quotation mark in this line is not closed.'],
    ]);
  });

  test('a quotation mark for inches does no harm', () => {
    expect(lines('1,"a 3.5" pipe",2\n3,4" pipe,5')).toEqual([
      [1, '1|a 3.5" pipe|2'],
      [2, '3|4" pipe|5'],
    ]);
  });

  test('damages an endless line, and reads the next', () => {
    expect(lines(`1,2\n${'x'.repeat(100_000)}\n3,4`).map(([, words]) => words)).toEqual([
      '1|2',
      'This line is too long to be a pass.',
      '3|4',
    ]);
  });

  test('loses no line of any text: each filled line is in a row or in a damaged one', () => {
    const cell = fc.constantFrom('1', '11.241', '"a"', '"', 'x"y', '"b\nc"', '');
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 30 });
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 40_000 }), (cells, padding) => {
        // The padding moves the rows over the border between two steps.
        const text = ['p'.repeat(padding % 32_000), ...cells.map((row) => row.join(','))].join('\n');
        const found = rowsOf(text);
        const starts = found.map(({ line }) => line);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        text.split('\n').forEach((line, index) => {
          if (line.replace(/[",\s]/g, '') === '') return;
          const row = found.findLast((each) => each.line <= index + 1);
          const words = line
            .replaceAll('"', '')
            .split(',')
            .filter((word) => word !== '');
          for (const word of words)
            expect(row?.cells.join(',').replaceAll('"', '')).toContain(word.slice(0, 200));
        });
      }),
      { numRuns: 500 },
    );
  });
});

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

  test.each([
    ['with ft', 'Date,RT,60ft,330ft,660ft,660mph,1000ft,1320ft'],
    ['with primes', "Date,RT,60',330',660',MPH,1000',1320'"],
    ['bare', 'Date,RT,60,330,660,MPH,1000,1320'],
    ['to 1,000 ft', 'Date,RT,60,330,660,MPH,1000,MPH'],
  ])('takes distances for a head: %s', (_, head) => {
    const rows = '6/20/2026,.021,1.5,4.2,6.5,105,8.5,10.2\n6/20/2026,.022,1.5,4.2,6.5,105,8.5,10.2';
    const { heads, rows: found } = opened(`${head}\n${rows}`);
    expect(heads).toEqual(head.split(','));
    expect(found).toHaveLength(2);
  });

  test('loses no pass to a distance among its numbers', () => {
    expect(opened('11.2,118,60\n11.3,117,60').rows).toHaveLength(2);
    expect(
      opened('Nova,Byron,Jun 20 2026 1:05 PM,11.2\nNova,Byron,Jun 20 2026 1:35 PM,11.3').rows,
    ).toHaveLength(2);
  });

  test('puts units below the head into it', () => {
    expect(
      opened(
        'FORMATTED DATE_TIME,Temp,Station P.,Note\nYYYY-MM-DD HH:MM:SS,°F,inHg,\n2026-06-20 12:50:00,88,29.2,x',
      ),
    ).toMatchObject({
      heads: ['FORMATTED DATE_TIME', 'Temp (°F)', 'Station P. (inHg)', 'Note'],
      rows: [{ line: 3 }],
    });
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

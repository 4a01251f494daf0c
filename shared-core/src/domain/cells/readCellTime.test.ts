import { processorClock } from '../../testing/processorClock';
import fc from 'fast-check';
import { readCellTime, type DateOrder } from './readCellTime';

const wall = (date: string, time?: string) => ({ kind: 'wall', date, time });

describe('the time in a cell', () => {
  test.each<[string, string, DateOrder, unknown]>([
    ['06/20/2026 1:05 PM', '', 'mdy', wall('2026-06-20', '13:05:00')],
    ['6/20/26', '1:05:09 pm', 'mdy', wall('2026-06-20', '13:05:09')],
    ['20.06.2026 13:05', '', 'dmy', wall('2026-06-20', '13:05:00')],
    ['20/06/2026', '', 'dmy', wall('2026-06-20')],
    ['2026-06-20 13:05', '', 'mdy', wall('2026-06-20', '13:05:00')],
    ['2026-06-20T13:05:10', '', 'mdy', wall('2026-06-20', '13:05:10')],
    ['2026/6/2', '12:05 AM', 'dmy', wall('2026-06-02', '00:05:00')],
    ['6/20/2026 1:05 p.m.', '', 'mdy', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', '1:05p', 'mdy', wall('2026-06-20', '13:05:00')],
    ['06/20/2026 09:05 PDT', '', 'mdy', wall('2026-06-20', '09:05:00')],
    ['06/20/2026 13:05 AKDT', '', 'mdy', wall('2026-06-20', '13:05:00')],
    ['06/20/2026', '9:40 Pomona', 'mdy', wall('2026-06-20', '09:40:00')],
    ['Jun 20, 2026 12:05 PM', '', 'mdy', wall('2026-06-20', '12:05:00')],
    ['Saturday, June 20th 2026', '', 'mdy', wall('2026-06-20')],
    ['20 Jun 2026', '13.05', 'mdy', wall('2026-06-20', '13:05:00')],
    [
      'Sat Jun 20 2026 13:05:09 GMT-0500 (Central Daylight Time)',
      '',
      'mdy',
      { kind: 'moment', iso: '2026-06-20T18:05:09.000Z' },
    ],
    ['Sat, 20 Jun 2026 18:05:09 GMT', '', 'dmy', { kind: 'moment', iso: '2026-06-20T18:05:09.000Z' }],
    ['6/20/2026', '6:05 PM UTC', 'mdy', { kind: 'moment', iso: '2026-06-20T18:05:00.000Z' }],
    ['1781978709', '', 'mdy', { kind: 'moment', iso: '2026-06-20T18:05:09.000Z' }],
    ['1781978709000', '', 'mdy', { kind: 'moment', iso: '2026-06-20T18:05:09.000Z' }],
    ['20260620', '1305', 'mdy', wall('2026-06-20', '13:05:00')],
    ['20260620T130509', '', 'mdy', wall('2026-06-20', '13:05:09')],
    ['20261320', '', 'mdy', undefined],
    ['6/20/2026', '905', 'mdy', wall('2026-06-20', '09:05:00')],
    ['6/20/2026', '0105 PM', 'mdy', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', '1375', 'mdy', { kind: 'unreadable' }],
    ['6/20/2026', '13:05 AM', 'mdy', { kind: 'unreadable' }],
    ['6/20/2026', '13:05 PM', 'mdy', wall('2026-06-20', '13:05:00')],
    ['20 Jun 2026 13:05 - windy', '', 'mdy', wall('2026-06-20', '13:05:00')],
    ['2026-06-20T13:05:00Z', '', 'mdy', { kind: 'moment', iso: '2026-06-20T13:05:00.000Z' }],
    ['2026-06-20 13:05:00-05:00', '', 'mdy', { kind: 'moment', iso: '2026-06-20T18:05:00.000Z' }],
    ['46193.5', '', 'mdy', wall('2026-06-20', '12:00:00')],
    ['46193', '1:05 PM', 'mdy', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', '0.5451', 'mdy', wall('2026-06-20', '13:04:57')],
    ['46193', ',545138889', 'mdy', wall('2026-06-20', '13:05:00')],
    ['06/20/2026 1:05 PM', '--', 'mdy', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', 'noon', 'mdy', { kind: 'unreadable' }],
    ['6/20/2026', '1:75 PM', 'mdy', { kind: 'unreadable' }],
    ['6/20/2026', '11.241', 'mdy', { kind: 'unreadable' }],
    ['46193.5', '0', 'mdy', { kind: 'unreadable' }],
    ['06/20/2026 25:05', '', 'mdy', { kind: 'unreadable' }],
    ['02/30/2026', '', 'mdy', undefined],
    ['20/06/2026', '', 'mdy', undefined],
    ['11.241', '', 'mdy', undefined],
    ['yesterday', '13:05', 'mdy', undefined],
    ['', '', 'mdy', undefined],
  ])('%s %s, %s', (date, time, order, read) => {
    expect(readCellTime(date, time, order)).toEqual(read);
  });

  test.each<[string, string, string, unknown]>([
    ['6/20/2026', '1:05', 'PM', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', '12:05', 'a.m.', wall('2026-06-20', '00:05:00')],
    ['6/20/2026 1:05', '', 'P', wall('2026-06-20', '13:05:00')],
    ['6/20/2026', '1:05 AM', 'PM', wall('2026-06-20', '01:05:00')],
    ['6/20/2026', '1:05', '-', wall('2026-06-20', '01:05:00')],
    ['6/20/2026', '', 'PM', wall('2026-06-20')],
    ['6/20/2026', '1:05', 'CDT', { kind: 'unreadable' }],
  ])('%s %s with %s in a cell of its own', (date, time, half, read) => {
    expect(readCellTime(date, time, 'mdy', half)).toEqual(read);
  });

  test('is not looked for in a long text', () => {
    const spent = processorClock();
    for (const sign of ['1', ' ', '1/', 'jan ', '12:'])
      expect(readCellTime(sign.repeat(250_000), sign.repeat(250_000), 'mdy')).toBeUndefined();
    expect(spent()).toBeLessThan(500);
  });

  test('reads back from each way to write it', () => {
    const day = fc.date({ min: new Date('1971-01-01'), max: new Date('2039-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString();
        const [year, month, dayOf, hour, minute] = [
          iso.slice(0, 4),
          iso.slice(5, 7),
          iso.slice(8, 10),
          iso.slice(11, 13),
          iso.slice(14, 16),
        ];
        const expected = wall(iso.slice(0, 10), `${hour}:${minute}:00`);
        expect(readCellTime(`${month}/${dayOf}/${year} ${hour}:${minute}`, '', 'mdy')).toEqual(expected);
        expect(readCellTime(`${Number(dayOf)}.${Number(month)}.${year}`, `${hour}:${minute}`, 'dmy')).toEqual(
          expected,
        );
        expect(readCellTime(`${year}-${month}-${dayOf}T${hour}:${minute}`, '', 'dmy')).toEqual(expected);
        const half = Number(hour) < 12 ? 'AM' : 'PM';
        const clock = `${Number(hour) % 12 === 0 ? 12 : Number(hour) % 12}:${minute} ${half}`;
        expect(readCellTime(`${month}/${dayOf}/${year.slice(2)}`, clock, 'mdy')).toEqual(expected);
      }),
    );
  });

  test('finds none in other text, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (date, time) => {
        const read = readCellTime(date, time, 'mdy');
        if (read?.kind === 'wall') expect(Number.isNaN(Date.parse(read.date))).toBe(false);
      }),
    );
  });
});

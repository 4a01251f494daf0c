import fc from 'fast-check';
import { formatClock } from './formatTime';
import { raceDay } from './raceDay';
import { readClockTimes } from './readClockTimes';

const chicago = 'America/Chicago';
/** 11:40 AM in Chicago. */
const morning = '2026-06-20T16:40:00.000Z';
const clocks = (text: string, from = morning): string[] | undefined =>
  readClockTimes(text, from, chicago)?.map((at) => formatClock(at, chicago));

describe('the times of rounds', () => {
  test.each<[string, string[]]>([
    ['12:30, 2, 3:45 PM', ['12:30 PM', '2:00 PM', '3:45 PM']],
    ['12.30 2 3', ['12:30 PM', '2:00 PM', '3:00 PM']],
    ['1230; 14:00 ; 5p', ['12:30 PM', '2:00 PM', '5:00 PM']],
    ['9', ['9:00 PM']],
    ['9 am', ['9:00 AM']],
    ['11:40', ['11:40 AM']],
    ['10 PM, 11:30, 1', ['10:00 PM', '11:30 PM', '1:00 AM']],
    ['0:15', ['12:15 AM']],
    ['noon, 1:30, Midnight', ['12:00 PM', '1:30 PM', '12:00 AM']],
  ])('%s, typed at 11:40 AM, are %j', (text, shown) => {
    expect(clocks(text)).toEqual(shown);
  });

  test('every so many minutes are eight', () => {
    expect(clocks('12:30 every 90 min')).toEqual([
      ...['12:30 PM', '2:00 PM', '3:30 PM', '5:00 PM', '6:30 PM', '8:00 PM', '9:30 PM', '11:00 PM'],
    ]);
    expect(clocks('10, 12 every 45')?.slice(0, 3)).toEqual(['10:00 AM', '12:00 PM', '12:45 PM']);
  });

  test.each<[string, string, string[]]>([
    ['12:30, 2, 3:45', '2026-06-20T20:40:00.000Z', ['12:30 PM', '2:00 PM', '3:45 PM']],
    ['9, 10:30, 1, 2:30', '2026-06-20T17:10:00.000Z', ['9:00 AM', '10:30 AM', '1:00 PM', '2:30 PM']],
    ['6, 7:30', '2026-06-20T22:00:00.000Z', ['6:00 PM', '7:30 PM']],
    ['11:30, 1', '2026-06-21T03:00:00.000Z', ['11:30 PM', '1:00 AM']],
    ['2, 3', '2026-06-21T06:30:00.000Z', ['2:00 AM', '3:00 AM']],
    ['1, 2', '2026-06-21T02:00:00.000Z', ['1:00 AM', '2:00 AM']],
    ['6:30, 9', '2026-06-20T12:00:00.000Z', ['6:30 PM', '9:00 PM']],
    ['6:30 am, 9', '2026-06-20T12:00:00.000Z', ['6:30 AM', '9:00 AM']],
    ['6:30, 9', '2026-06-20T10:30:00.000Z', ['6:30 AM', '9:00 AM']],
    ['6:30, 9, 2', '2026-06-20T17:00:00.000Z', ['6:30 AM', '9:00 AM', '2:00 PM']],
    ['5, 9, 1', '2026-06-20T13:00:00.000Z', ['5:00 AM', '9:00 AM', '1:00 PM']],
    ['8, 9:30', '2026-06-20T14:00:00.000Z', ['8:00 AM', '9:30 AM']],
    ['2, 3, 4', '2026-06-20T22:00:00.000Z', ['2:00 PM', '3:00 PM', '4:00 PM']],
  ])('%s, typed at %s, belong to the day of the typing', (text, typedAt, shown) => {
    expect(clocks(text, typedAt)).toEqual(shown);
  });

  test('every half an hour stay so where the clocks are changed', () => {
    const moments = readClockTimes('1:45 am every 30', '2026-03-08T07:00:00.000Z', chicago)!.map(Date.parse);
    expect(moments.slice(1).map((moment, index) => moment - moments[index]!)).toEqual(
      Array<number>(7).fill(1_800_000),
    );
  });

  test.each([
    '',
    'lunch',
    '25',
    '10, 10, 10',
    '3 pm, 1 pm',
    '12:75',
    '13 pm',
    '2 every',
    '2 every 0',
    '2 every 45 every 9',
    '1,2,x',
  ])('are not read from %j', (text) => {
    expect(clocks(text)).toBeUndefined();
  });

  test('are at most twelve', () => {
    expect(clocks('5 6 7 8 9 10 11 12 1 2 3 4')).toHaveLength(12);
    expect(clocks('5 6 7 8 9 10 11 12 1 2 every 45')).toHaveLength(12);
    expect(clocks('5 6 7 8 9 10 11 12 1 2 3 4 5')).toBeUndefined();
  });

  test('follow each other on the race day of their typing, whatever is typed', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 12 }), minute, (times, later) => {
        const text = times
          .map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}`)
          .join(', ');
        const typedAt = new Date(Date.parse(morning) + later * 60_000).toISOString();
        const rounds = readClockTimes(text, typedAt, chicago);
        if (rounds === undefined) return;
        expect(raceDay(rounds[0]!, chicago)).toBe(raceDay(typedAt, chicago));
        for (const [index, round] of rounds.slice(1).entries())
          expect(Date.parse(round) - Date.parse(rounds[index]!)).toBeGreaterThanOrEqual(60_000);
      }),
    );
  });

  test('are undefined without a sound time to start from', () => {
    expect(readClockTimes('2', 'soon', chicago)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { formatClock } from './formatTime';
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
  ])('%s, typed at 11:40 AM, are %j', (text, shown) => {
    expect(clocks(text)).toEqual(shown);
  });

  test('every so many minutes are eight', () => {
    expect(clocks('12:30 every 90 min')).toEqual([
      ...['12:30 PM', '2:00 PM', '3:30 PM', '5:00 PM', '6:30 PM', '8:00 PM', '9:30 PM', '11:00 PM'],
    ]);
    expect(clocks('10, 12 every 45')?.slice(0, 3)).toEqual(['10:00 PM', '12:00 AM', '12:45 AM']);
  });

  test.each(['', 'noon', '25', '12:75', '13 pm', '2 every', '2 every 0', '2 every 45 every 9', '1,2,x'])(
    'are not read from %j',
    (text) => {
      expect(clocks(text)).toBeUndefined();
    },
  );

  test('are at most twelve', () => {
    expect(clocks('1 2 3 4 5 6 7 8 9 10 11 12')).toHaveLength(12);
    expect(clocks('1 2 3 4 5 6 7 8 9 10 11 12 1')).toBeUndefined();
  });

  test('follow each other, the first within a day, whatever is typed', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    fc.assert(
      fc.property(fc.array(time, { minLength: 1, maxLength: 12 }), (times) => {
        const text = times
          .map(([hours, minutes]) => `${hours}:${String(minutes).padStart(2, '0')}`)
          .join(', ');
        const moments = [morning, ...readClockTimes(text, morning, chicago)!].map((at) => Date.parse(at));
        for (const [index, moment] of moments.slice(1).entries())
          expect(moment - moments[index]!).toBeGreaterThanOrEqual(index === 0 ? 0 : 60_000);
        expect(moments[1]! - moments[0]!).toBeLessThan(86_400_000);
      }),
    );
  });

  test('are undefined without a sound time to start from', () => {
    expect(readClockTimes('2', 'soon', chicago)).toBeUndefined();
  });
});

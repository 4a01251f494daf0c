import { novaPasses } from '@holeshot/shared-core/testing';
import { earlierDay, raceDays, raceDayTitle, todaysPasses } from './raceDays';

const passAt = (log_entry_datetime: string) => ({ ...novaPasses[0]!, log_entry_datetime });

// The track's clocks stand five hours before UTC in June.
const afternoon = passAt('2026-06-20T20:00:00.000Z');
const beforeMidnight = passAt('2026-06-21T04:40:00.000Z');
const afterMidnight = passAt('2026-06-21T05:15:00.000Z');
const dayBefore = passAt('2026-06-19T20:00:00.000Z');
const saturday = [afterMidnight, beforeMidnight, afternoon];
const days = raceDays([...saturday, dayBefore, passAt('')]);

test('a race day goes on after midnight, and the next one begins with the morning', () => {
  expect(todaysPasses(days, Date.parse('2026-06-21T06:00:00.000Z'))).toEqual(saturday);
  expect(todaysPasses(days, Date.parse('2026-06-21T14:00:00.000Z'))).toEqual([]);
});

test('the days of a log book are found, the last first, without passes that cannot be dated', () => {
  expect(days).toEqual([
    { day: '2026-06-20', passes: saturday },
    { day: '2026-06-19', passes: [dayBefore] },
  ]);
});

test('a day is called by its date and its event, or else its track', () => {
  expect(days.map(raceDayTitle)[0]).toBe('06/20/2026 · Great Lakes Dragaway');
  const named = { ...afternoon, event: { name: 'Fall Classic' } };
  expect(raceDayTitle({ day: '2026-06-20', passes: [afterMidnight, named] })).toBe(
    '06/20/2026 · Fall Classic',
  );
});

test('the day of a moment is an earlier one once the next has begun', () => {
  const { log_entry_datetime: at, location } = afternoon;
  expect(earlierDay(at, location.timezone, Date.parse('2026-06-21T06:00:00.000Z'))).toBeUndefined();
  expect(earlierDay(at, location.timezone, Date.parse('2026-06-21T14:00:00.000Z'))).toBe('2026-06-20');
});

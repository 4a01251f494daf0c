import { novaPasses } from '@holeshot/shared-core/testing';
import { todaysPasses } from './todaysPasses';

const passAt = (log_entry_datetime: string) => ({ ...novaPasses[0]!, log_entry_datetime });

// The track's clocks stand five hours before UTC in June.
const afternoon = passAt('2026-06-20T20:00:00.000Z');
const beforeMidnight = passAt('2026-06-21T04:40:00.000Z');
const afterMidnight = passAt('2026-06-21T05:15:00.000Z');
const all = [afterMidnight, beforeMidnight, afternoon];

test('a race day goes on after midnight, and the next one begins with the morning', () => {
  expect(todaysPasses(all, Date.parse('2026-06-21T06:00:00.000Z'))).toEqual(all);
  expect(todaysPasses(all, Date.parse('2026-06-21T14:00:00.000Z'))).toEqual([]);
});

test('a pass that cannot be dated is of no day', () => {
  expect(todaysPasses([passAt('')], Date.parse('2026-06-21T06:00:00.000Z'))).toEqual([]);
});

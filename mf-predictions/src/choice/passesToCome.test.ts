import { absent, present, unknown } from '@holeshot/shared-core';
import { novaPasses } from '@holeshot/shared-core/testing';
import { passesToCome } from './passesToCome';

const newestFirst = novaPasses.toReversed();
const timeOf = (index: number) => Date.parse(newestFirst[index]!.log_entry_datetime);

describe('passes dated later than now', () => {
  test('are counted from the newest on', () => {
    expect(passesToCome(present(newestFirst), timeOf(0))).toBe(0);
    expect(passesToCome(present(newestFirst), timeOf(2))).toBe(2);
    expect(passesToCome(present(newestFirst), 0)).toBe(newestFirst.length);
  });

  test('may be ten minutes ahead: device clocks differ', () => {
    expect(passesToCome(present(newestFirst), timeOf(0) - 10 * 60_000)).toBe(0);
    expect(passesToCome(present(newestFirst), timeOf(0) - 10 * 60_000 - 1)).toBe(1);
  });

  test('are none while none is read', () => {
    expect([passesToCome(unknown, 0), passesToCome(absent, 0)]).toEqual([0, 0]);
  });
});

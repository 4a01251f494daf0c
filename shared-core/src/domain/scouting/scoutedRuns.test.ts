import { damaged } from '../../testing/fixtures/arbitraryHostile';
import fc from 'fast-check';
import { seconds } from '../units/units';
import type { ScoutedRun } from './ScoutedRun';
import { addScouted, lastScoutedDial, parseScoutedRuns, runsOfCar, scoutedCars } from './scoutedRuns';

const now = Date.UTC(2026, 5, 20, 18);
const run = (car: string, et: number, dial?: number, hoursAgo = 0): ScoutedRun => ({
  car,
  et: seconds(et),
  at: new Date(now - hoursAgo * 3_600_000).toISOString(),
  ...(dial !== undefined && { dial: seconds(dial) }),
});

describe('the scouted runs of a device', () => {
  test('are there again, newest first, until the weekend is over', () => {
    const runs = [run('B427', 9.92, 9.9, 80), run('B427', 9.91, 9.9, 60), run('12', 10.5, undefined, 1)];
    const stored: unknown = JSON.parse(JSON.stringify(runs));
    expect(parseScoutedRuns(stored, now)).toEqual([runs[2], runs[1]]);
  });

  test('are none where the store holds something else, and lose the unsound ones alone', () => {
    expect(parseScoutedRuns(undefined, now)).toEqual([]);
    expect(parseScoutedRuns({ 0: run('12', 9.9) }, now)).toEqual([]);
    const sound = run('12', 9.9, 9.9);
    expect(
      parseScoutedRuns(
        [null, 7, { ...sound, et: '9' }, { ...sound, at: 'x' }, { ...sound, dial: -1 }, sound],
        now,
      ),
    ).toEqual([sound]);
    fc.assert(
      fc.property(damaged([sound, run('7', 8.8)]), (stored) => {
        for (const { et } of parseScoutedRuns(stored, now)) expect(et).toBeGreaterThan(2.9);
      }),
    );
  });

  test('count a run once that is pasted twice, and tell for which there is no room', () => {
    const first = addScouted(
      [],
      [run('B427', 9.912, 9.9), run(' b427 ', 9.912, 9.9), run('B427', 9.913, 9.9)],
    );
    expect(first).toMatchObject({ added: 2, beyond: [] });
    const many = Array.from({ length: 600 }, (_, index) => run('12', 9 + index / 1000, 9));
    const { runs, added, beyond } = addScouted(first.runs, many);
    expect([runs.length, added, beyond.length]).toEqual([500, 498, 102]);
    expect(addScouted(runs, many.slice(0, 498)).added).toBe(0);
  });

  test('belong to a car however its number is written, and its last dial counts', () => {
    const runs = [run('b427', 9.99), run('12', 9.5), run('B427 ', 9.92, 9.91), run('B427', 9.92, 9.9)];
    expect(scoutedCars(runs).map(({ car, runs: own }) => [car, own.length])).toEqual([
      ['b427', 3],
      ['12', 1],
    ]);
    expect(lastScoutedDial(runsOfCar('B427', runs))).toBe(9.91);
    expect(lastScoutedDial(runsOfCar('12', runs))).toBeUndefined();
    expect(runsOfCar('nobody', runs)).toEqual([]);
  });
});

import { fullPass } from '../../testing/fixtures/fullPass';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import type { LogEntry } from '../entities/LogEntry';
import { normalQuantile } from '../prediction/normal';
import { seconds } from '../units/units';
import { promisedBreakouts } from './promisedBreakouts';
import { walkForward, walkedSd, type WalkedPass } from './walkForward';

const z80 = 1.2816;

/** A pass called 11.00 ± 0.05 (one standard deviation). */
const called = (uid: string, actual: number): WalkedPass => ({
  vehicle_uid: 'nova',
  log_entry_uid: uid,
  ...{ actual, predicted: 11, low80: 11 - z80 * 0.05, high80: 11 + z80 * 0.05 },
  ...{ prior_passes: 20, first_of_day: false, all_out: true },
  rules: {} as WalkedPass['rules'],
});
const dialed = (uid: string, dial: number | undefined): LogEntry => {
  const { dialin_et: _, ...timeslip } = fullPass.timeslip;
  return {
    ...fullPass,
    log_entry_uid: uid,
    timeslip: { ...timeslip, ...(dial !== undefined && { dialin_et: seconds(dial) }) },
  };
};
const uids = Array.from({ length: 20 }, (_, n) => `p${n}`);

describe('the breakouts that were promised', () => {
  test('are counted beside those that happened, with what chance leaves likely', () => {
    // A dial one standard deviation below the call breaks out in 15.9 of 100 passes.
    const walked = uids.map((uid, n) => called(uid, n < 2 ? 10.94 : 11.02));
    const result = promisedBreakouts(
      walked,
      uids.map((uid) => dialed(uid, 10.95)),
      1320,
    )!;
    expect(result).toMatchObject({ passes: 20, happened: 2, low: 0, high: 7 });
    expect(result.promised).toBeCloseTo(3.17, 1);
  });

  test('count no pass that was lifted, has no dial, or ran just the dial', () => {
    const walked = uids.map((uid, n) => ({ ...called(uid, 10.95), all_out: n !== 0 }));
    const passes = uids.map((uid, n) => dialed(uid, n === 1 ? undefined : 10.95));
    expect(promisedBreakouts(walked, passes, 1320)).toMatchObject({ passes: 18, happened: 0 });
  });

  test('are none over another distance than that of the dials', () => {
    const walked = uids.map((uid) => ({ ...called(uid, 7.1), predicted: 7.1, low80: 7.05, high80: 7.15 }));
    expect(
      promisedBreakouts(
        walked,
        uids.map((uid) => dialed(uid, 10.95)),
        660,
      ),
    ).toBeUndefined();
  });

  test('are none for fewer than ten passes with a dial', () => {
    const few = uids.slice(0, 9);
    expect(
      promisedBreakouts(
        few.map((uid) => called(uid, 11)),
        few.map((uid) => dialed(uid, 10.95)),
        1320,
      ),
    ).toBeUndefined();
    expect(promisedBreakouts([], [], 1320)).toBeUndefined();
  });

  test('happen as often as promised over two seasons of a car', () => {
    const walked = walkForward(streetCar, streetCarPasses);
    const risk = 0.25;
    const dials = new Map(
      walked.map((pass) => [pass.log_entry_uid, pass.predicted + walkedSd(pass) * normalQuantile(risk)]),
    );
    const passes = streetCarPasses.map((pass) => ({
      ...pass,
      timeslip: { ...pass.timeslip, dialin_et: seconds(dials.get(pass.log_entry_uid) ?? 12) },
    }));
    const result = promisedBreakouts(walked, passes, 1320)!;
    expect(result.promised).toBeCloseTo(risk * result.passes, 6);
    expect(result.happened).toBeGreaterThanOrEqual(result.low);
    expect(result.happened).toBeLessThanOrEqual(result.high);
  });
});

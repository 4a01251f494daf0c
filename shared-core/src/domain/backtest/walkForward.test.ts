import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';
import { mph, seconds } from '../units/units';
import { doubtedApart } from './doubtedApart';
import { summariseWalk } from './summariseWalk';
import { walkForward } from './walkForward';

describe('a walk over two seasons, each pass called from the ones before it', () => {
  const walked = walkForward(streetCar, streetCarPasses);
  const summary = summariseWalk(walked);
  const missOf = (method: string) => summary.find((row) => row.method === method)?.mae ?? NaN;

  test('starts at the third good pass and marks the first of each day', () => {
    expect(walked[0]).toMatchObject({ prior_passes: 2, vehicle_uid: streetCar.uid });
    const days = new Set(walked.map(({ log_entry_uid }) => log_entry_uid)).size;
    expect(walked.filter(({ first_of_day }) => first_of_day).length).toBeGreaterThan(15);
    expect(days).toBe(walked.length);
  });

  test('misses by at least 35 % less than the last run corrected by Hale does, about eight of ten inside', () => {
    expect(missOf('Holeshot')).toBeLessThan(0.65 * missOf("last run corrected by Hale's factor"));
    expect(summary[0]?.coverage80).toBeGreaterThan(0.72);
    expect(summary[0]?.coverage80).toBeLessThan(0.9);
  });

  test('walks a pass that looks lifted too, and marks it', () => {
    const at = streetCarPasses.findLastIndex(({ timeslip }) => timeslip.quality === 'All Out');
    const slow = streetCarPasses.map((pass, index) =>
      index === at ? { ...pass, timeslip: { ...pass.timeslip, mph_1320: mph(80) } } : pass,
    );
    const marked = walkForward(streetCar, slow);
    expect(marked).toHaveLength(walked.length);
    const { counted, doubted } = doubtedApart(marked);
    expect(doubted.at(-1)).toMatchObject({ log_entry_uid: slow[at]?.log_entry_uid, doubt: 'Lifted' });
    expect(counted.map(({ log_entry_uid }) => log_entry_uid)).not.toContain(slow[at]?.log_entry_uid);
    expect(counted.length + doubted.length).toBe(walked.length);
  });

  test('calls each pass with its own timer of the throttle stop', () => {
    const stopped = streetCarPasses.map((pass, index) => {
      const throttle_stop = seconds([0, 0.9, 1.1, 1][index % 4] ?? 0);
      const timeslip = { ...pass.timeslip, et_1320: seconds(pass.timeslip.et_1320! + 0.6 * throttle_stop) };
      return { ...pass, timeslip, setup: { throttle_stop } };
    });
    const [engine] = summariseWalk(walkForward(streetCar, stopped));
    expect(engine?.mae).toBeLessThan(1.3 * missOf('Holeshot'));
  });

  test('physics alone misses by more, with an interval as wide as it needs', () => {
    const ddpe_tune = { ...streetCar.ddpe_tune, apply_learned_corrections: false };
    const [physics] = summariseWalk(walkForward({ ...streetCar, ddpe_tune }, streetCarPasses));
    expect(physics?.mae).toBeGreaterThan(missOf('Holeshot'));
    expect(physics?.coverage80).toBeGreaterThan(0.65);
    expect(physics?.half_width80).toBeGreaterThan(summary[0]?.half_width80 ?? NaN);
  });
});

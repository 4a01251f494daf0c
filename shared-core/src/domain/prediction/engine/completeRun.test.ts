import { mph, seconds } from '../../units/units';
import { completeRun, runEnd } from './completeRun';
import { streetCarPasses } from '../../../testing/fixtures/streetCar';

const whole = streetCarPasses.flatMap(({ timeslip: { quality, et_660, mph_660, et_1320 } }) =>
  quality === 'All Out' && et_660 !== undefined && mph_660 !== undefined && et_1320 !== undefined
    ? [{ point: { et: et_660, mph: mph_660 }, et: et_1320 }]
    : [],
);

describe('completing a run', () => {
  test('adds to the eighth what the car needs from there at its speed', () => {
    const end = runEnd([{ point: { et: seconds(7), mph: mph(100) }, et: seconds(11) }]);
    expect(completeRun({ et: seconds(7.1), mph: mph(100) }, end)).toBeCloseTo(11.1, 9);
    expect(completeRun({ et: seconds(7), mph: mph(98) }, end)).toBeCloseTo(7 + 400 / 98, 9);
  });

  test('goes by the ratio of times where the speed is not known, and says nothing before the first whole run', () => {
    const end = runEnd([{ point: { et: seconds(7), mph: mph(100) }, et: seconds(11) }]);
    expect(completeRun({ et: seconds(3.5) }, end)).toBeCloseTo(5.5, 9);
    expect(completeRun({ et: seconds(7), mph: mph(100) }, runEnd([]))).toBeUndefined();
    expect(completeRun({ et: seconds(NaN), mph: mph(100) }, end)).toBeUndefined();
  });

  test('comes within a hundredth of what a street car then ran, on average', () => {
    const misses = whole.slice(5).flatMap(({ point, et }, index) => {
      const completed = completeRun(point, runEnd(whole.slice(0, index + 5)));
      return completed === undefined ? [] : [Math.abs(completed - et)];
    });
    expect(misses.length).toBeGreaterThan(100);
    expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(0.01);
  });
});

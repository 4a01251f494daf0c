import type { LogEntry } from '../entities/LogEntry';
import { mph, seconds } from '../units/units';
import { doubtPass } from './doubtPass';
import { streetCar, streetCarPasses } from './fixtures/streetCar';

const vehicle = streetCar;
const allOut = streetCarPasses.filter(({ timeslip }) => timeslip.quality === 'All Out');
const good = allOut[60]!;
const withSlip = (slip: Partial<LogEntry['timeslip']>): LogEntry => ({
  ...good,
  timeslip: { ...good.timeslip, ...slip },
});

describe('a pass that may not be what it is marked', () => {
  const passes = streetCarPasses;

  test('is asked about where the speed fell away, or the tyres went at the start', () => {
    const slow = mph((good.timeslip.mph_1320 ?? 0) * 0.93);
    expect(doubtPass({ vehicle, passes, pass: withSlip({ mph_1320: slow }) })).toBe('Lifted');
    const spun = seconds((good.timeslip.et_60 ?? 0) * 1.15);
    expect(doubtPass({ vehicle, passes, pass: withSlip({ et_60: spun }) })).toBe('Spun');
  });

  test('is left alone where it looks right, where the racer said so already, and among the first few', () => {
    expect(doubtPass({ vehicle, passes, pass: good })).toBeUndefined();
    const marked = withSlip({ mph_1320: mph(80), quality: 'Lifted' });
    expect(doubtPass({ vehicle, passes, pass: marked })).toBeUndefined();
    const pass = withSlip({ mph_1320: mph(80) });
    expect(doubtPass({ vehicle, passes: allOut.slice(0, 2), pass })).toBeUndefined();
  });

  test('of two seasons of good passes hardly any is asked about', () => {
    const asked = allOut.filter((pass) => doubtPass({ vehicle, passes, pass }) !== undefined);
    expect(asked.length / allOut.length).toBeLessThan(0.05);
  });
});

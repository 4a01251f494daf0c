import type { LogEntry } from '../entities/LogEntry';
import { inOneGo } from '../work/inOneGo';
import { mph, seconds } from '../units/units';
import { doubtPass } from './doubtPass';
import type { Engine } from './engine/engine';
import { streetCar, streetCarPasses } from '../../testing/fixtures/streetCar';

const vehicle = streetCar;
const allOut = streetCarPasses.filter(({ timeslip }) => timeslip.quality === 'All Out');
const good = allOut[60]!;
const withSlip = (slip: Partial<LogEntry['timeslip']>): LogEntry => ({
  ...good,
  timeslip: { ...good.timeslip, ...slip },
});
/** Finds the doubt about a pass of the car among these. */
const doubted = (passes: readonly LogEntry[], pass: LogEntry, known: readonly Engine[] = []) =>
  inOneGo(doubtPass({ vehicle, passes, pass, known })).doubt;

describe('a pass marked All Out', () => {
  const passes = streetCarPasses;

  test('is doubted where the speed fell away, or the tires spun at the start', () => {
    const slow = mph((good.timeslip.mph_1320 ?? 0) * 0.93);
    expect(doubted(passes, withSlip({ mph_1320: slow }))).toBe('Lifted');
    const spun = seconds((good.timeslip.et_60 ?? 0) * 1.15);
    expect(doubted(passes, withSlip({ et_60: spun }))).toBe('Spun');
  });

  test('is not doubted where it looks right, where the racer has answered, and among the first few', () => {
    expect(doubted(passes, good)).toBeUndefined();
    const marked = withSlip({ mph_1320: mph(80), quality: 'Lifted' });
    expect(doubted(passes, marked)).toBeUndefined();
    const pass = withSlip({ mph_1320: mph(80) });
    expect(doubted(allOut.slice(0, 2), pass)).toBeUndefined();
  });

  test('is judged by the passes before it, by an engine that serves every other pass too', () => {
    const spun = withSlip({ et_60: seconds((good.timeslip.et_60 ?? 0) * 1.15) });
    const stored = passes.map((pass) => (pass === good ? spun : pass));
    expect(doubted(stored, spun)).toBe('Spun');
    const { engine } = inOneGo(doubtPass({ vehicle, passes: stored, pass: spun }));
    const known = [engine!];
    expect([...doubtPass({ vehicle, passes: stored, pass: spun, known })]).toEqual([]);
    expect([...doubtPass({ vehicle, passes: stored, pass: stored.at(-1)!, known })]).toEqual([]);
  });

  test('doubts hardly any of two seasons of good passes', () => {
    const { engine } = inOneGo(doubtPass({ vehicle, passes, pass: allOut.at(-1)! }));
    const asked = allOut.filter((pass) => doubted(passes, pass, [engine!]) !== undefined);
    expect(asked.length / allOut.length).toBeLessThan(0.05);
  });
});

import fc from 'fast-check';
import { formatDifference, formatEt } from '../format/formatNumber';
import { seconds } from '../units/units';
import { qualities, type DerivedValues, type LogEntry } from '../entities/LogEntry';
import { fullPass } from '../../testing/fixtures/fullPass';
import { predictionMiss } from './predictionMiss';

const passThat = (derived: DerivedValues): LogEntry => ({ ...fullPass, derived });

describe('the miss of a pass', () => {
  test('is positive where the pass was slower than called, negative where it was quicker', () => {
    const missOf = (ran: number, called: number) =>
      predictionMiss(passThat({ finish_et: seconds(ran), finish_ddp: seconds(called) }));
    expect(missOf(9.861, 9.853)).toBeCloseTo(0.008, 9);
    expect(missOf(9.853, 9.861)).toBeCloseTo(-0.008, 9);
    expect(missOf(9.853, 9.8531)).toBe(0);
  });

  test('is the difference of the two numbers as they are shown', () => {
    const et = fc.double({ min: 3, max: 30, noNaN: true });
    fc.assert(
      fc.property(et, et, (ran, called) => {
        const miss = predictionMiss(passThat({ finish_et: seconds(ran), finish_ddp: seconds(called) }));
        const shown = Math.round(1000 * (Number(formatEt(ran)) - Number(formatEt(called))));
        expect(formatDifference(miss)).toBe(formatDifference(shown / 1000));
      }),
    );
  });

  test.each(qualities.filter((quality) => quality !== 'All Out'))(
    'is unknown for one marked %s',
    (quality) => {
      expect(predictionMiss({ ...fullPass, timeslip: { ...fullPass.timeslip, quality } })).toBeUndefined();
    },
  );

  test('is unknown without an ET and without a prediction', () => {
    expect(predictionMiss(passThat({ finish_et: seconds(9.861) }))).toBeUndefined();
    expect(predictionMiss(passThat({ finish_ddp: seconds(9.853) }))).toBeUndefined();
  });
});

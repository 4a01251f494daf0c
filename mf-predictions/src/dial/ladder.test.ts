import { breakoutRisk, dialFor, formatDial, seconds } from '@holeshot/shared-core';
import fc from 'fast-check';
import { ladder } from './ladder';

const anyPrediction = fc.record({
  et: fc.double({ min: 3, max: 30, noNaN: true }).map(seconds),
  sd: fc.double({ min: 0.002, max: 0.5, noNaN: true }).map(seconds),
});
const anyRisk = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('the ladder of dials', () => {
  test('is five neighbouring hundredths around the chosen one', () => {
    const rungs = ladder({ et: seconds(11.234), sd: seconds(0.02) }, seconds(11.21));
    expect(rungs.map(({ dial }) => formatDial(dial))).toEqual(['11.19', '11.20', '11.21', '11.22', '11.23']);
    expect(rungs[2]?.risk).toBeCloseTo(0.1151, 4);
  });

  test('law: no dial is skipped, none appears twice, and each has its own risk', () => {
    fc.assert(
      fc.property(anyPrediction, anyRisk, (prediction, risk) => {
        const { dial } = dialFor(prediction, risk);
        const rungs = ladder(prediction, dial);
        expect(rungs[2]?.dial).toBe(dial);
        const hundredths = rungs.map((rung) => Math.round(Number(formatDial(rung.dial)) * 100));
        expect(hundredths.slice(1).map((each, index) => each - hundredths[index]!)).toEqual([1, 1, 1, 1]);
        for (const rung of rungs) expect(rung.risk).toBe(breakoutRisk(prediction, rung.dial));
      }),
    );
  });
});

import fc from 'fast-check';
import { seconds } from '../units/units';
import { breakoutRisk } from './breakoutRisk';

const call = { et: seconds(11.2), sd: seconds(0.02) };

test('a dial on the call breaks out every second time, one spread below it 16 of 100 times', () => {
  expect(breakoutRisk(call, seconds(11.2))).toBeCloseTo(0.5, 6);
  expect(breakoutRisk(call, seconds(11.18))).toBeCloseTo(0.1587, 4);
});

test('law: a slower dial is riskier, and a risk is 0 to 1', () => {
  const dial = fc.double({ min: 1, max: 60, noNaN: true });
  fc.assert(
    fc.property(dial, dial, (one, other) => {
      const [quick, slow] = [one, other]
        .sort((a, b) => a - b)
        .map((each) => breakoutRisk(call, seconds(each)));
      expect(quick).toBeLessThanOrEqual(slow! + 1e-7);
      expect(quick).toBeGreaterThanOrEqual(0);
      expect(slow).toBeLessThanOrEqual(1);
    }),
  );
});

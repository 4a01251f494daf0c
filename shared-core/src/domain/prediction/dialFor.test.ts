import fc from 'fast-check';
import { seconds } from '../units/units';
import { breakoutRisk } from './breakoutRisk';
import { dialFor } from './dialFor';

const prediction = { et: seconds(11.234), sd: seconds(0.02) };

describe('the odds of a dial', () => {
  test('a dial at the predicted ET breaks out every other time', () => {
    expect(breakoutRisk(prediction, seconds(11.234))).toBeCloseTo(0.5, 6);
  });

  test('one standard deviation of safety leaves 16 %, two leave 2.3 %', () => {
    expect(breakoutRisk(prediction, seconds(11.214))).toBeCloseTo(0.1587, 4);
    expect(breakoutRisk(prediction, seconds(11.194))).toBeCloseTo(0.0228, 4);
  });

  test('a dial is cut down to a hundredth and carries its own risk', () => {
    const { dial, risk } = dialFor(prediction, 0.5);
    expect(dial).toBe(11.23);
    expect(risk).toBeCloseTo(0.4207, 3);
    expect(dialFor(prediction, 0.05).dial).toBe(11.2);
  });

  test('no risk and every risk still give a dial', () => {
    expect(Number.isFinite(dialFor(prediction, 0).dial)).toBe(true);
    expect(Number.isFinite(dialFor(prediction, 1).dial)).toBe(true);
  });

  const anyPrediction = fc.record({
    et: fc.double({ min: 3, max: 30, noNaN: true }).map(seconds),
    sd: fc.double({ min: 0.002, max: 0.5, noNaN: true }).map(seconds),
  });
  const anyRisk = fc.double({ min: 0.001, max: 0.999, noNaN: true });

  test('law: the cut dial never risks more than given, and is less than a hundredth away', () => {
    fc.assert(
      fc.property(anyPrediction, anyRisk, (given, risk) => {
        const cut = dialFor(given, risk);
        expect(cut.risk).toBeLessThanOrEqual(risk + 1e-6);
        expect(breakoutRisk(given, seconds(cut.dial + 0.01))).toBeGreaterThanOrEqual(risk - 1e-6);
        expect(cut.dial).toBeCloseTo(Math.round(cut.dial * 100) / 100, 9);
      }),
    );
  });

  test('law: more risk gives no smaller dial, and a larger dial no less risk', () => {
    fc.assert(
      fc.property(anyPrediction, anyRisk, anyRisk, (given, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(dialFor(given, low).dial).toBeLessThanOrEqual(dialFor(given, high).dial);
        expect(dialFor(given, low).risk).toBeLessThanOrEqual(dialFor(given, high).risk + 1e-9);
      }),
    );
  });
});

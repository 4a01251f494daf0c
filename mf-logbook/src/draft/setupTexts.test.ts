import { seconds, withoutAbsent } from '@holeshot/shared-core';
import fc from 'fast-check';
import { readSetup, setupTexts } from './setupTexts';

const time = fc.option(
  fc.double({ min: 0, max: 60, noNaN: true }).map((value) => seconds(value)),
  { nil: undefined },
);
const setups = fc.record({
  ...{ throttle_stop: time, delay: time, stop_start: time },
  stop_level: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
});

test('law: what stands in the form untouched is stored as it was', () => {
  fc.assert(
    fc.property(setups, (some) => {
      const setup = withoutAbsent(some);
      const known = Object.keys(setup).length > 0 ? setup : undefined;
      expect(readSetup(setupTexts(setup), setup)).toEqual(known);
    }),
  );
});

test('a level is typed in percent, and shown as typed', () => {
  const typed = { ...setupTexts(), stop_level: '12.3' };
  expect(setupTexts(readSetup(typed)).stop_level).toBe('12.3');
});

test('texts that are no number are unknown', () => {
  expect(readSetup({ ...setupTexts(), throttle_stop: 'off', delay: ' ' })).toBeUndefined();
});

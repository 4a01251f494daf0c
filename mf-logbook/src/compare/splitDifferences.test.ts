import { type LogEntry, type SlipTimes } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { splitDifferences } from './splitDifferences';

const passWith = (times: Partial<Record<keyof SlipTimes, number>>): LogEntry => ({
  ...fullPass,
  timeslip: {
    ...{ datetime: '', lane: 'Left', result: 'Time Only', quality: 'All Out' },
    ...(times as SlipTimes),
  },
});

const full = { et_60: 1.562, et_330: 4.612, et_660: 7.148, et_1000: 9.327, et_1320: 11.241 };

describe('the split of two passes', () => {
  test('is the difference over each increment, in thousandths', () => {
    const pass = passWith({ et_60: 1.57, et_330: 4.612, et_660: 7.14, et_1000: 9.327, et_1320: 11.25 });
    expect(splitDifferences(pass, passWith(full))).toEqual([
      { label: '60 ft', thousandths: 8 },
      { label: '60–330', thousandths: -8 },
      { label: '330–660', thousandths: -8 },
      { label: '660–1000', thousandths: 8 },
      { label: '1000–1320', thousandths: 9 },
    ]);
  });

  test('joins the increments of a beam that a slip lacks', () => {
    const { et_330: _, ...without } = full;
    expect(splitDifferences(passWith({ ...full, et_660: 7.15 }), passWith(without))).toEqual([
      { label: '60 ft', thousandths: 0 },
      { label: '60–660', thousandths: 2 },
      { label: '660–1000', thousandths: -2 },
      { label: '1000–1320', thousandths: 0 },
    ]);
    expect(splitDifferences(passWith({ et_660: 7.15 }), passWith(full))).toEqual([
      { label: '0–660', thousandths: 2 },
    ]);
  });

  test('ends where the shorter slip ends, and is empty without a common beam', () => {
    const eighth = passWith({ et_60: 1.562, et_660: 7.148 });
    expect(splitDifferences(passWith(full), eighth).at(-1)?.label).toBe('60–660');
    expect(splitDifferences(passWith({ et_330: 4.6 }), eighth)).toEqual([]);
  });

  test('adds up to the difference of the last common times as they are shown', () => {
    const time = fc.double({ min: 0.5, max: 60, noNaN: true });
    fc.assert(
      fc.property(time, time, time, time, (a, b, c, d) => {
        const rows = splitDifferences(
          passWith({ et_330: a, et_1320: b }),
          passWith({ et_330: c, et_1320: d }),
        );
        const sum = rows.reduce((total, { thousandths }) => total + thousandths, 0);
        expect(sum).toBe(Math.round(1000 * (Number(b.toFixed(3)) - Number(d.toFixed(3)))));
      }),
    );
  });
});

import { formatEt, seconds, type LogEntry } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import fc from 'fast-check';
import { missSentence } from './missSentence';

const passThat = (ran: number | undefined, called: number | undefined): LogEntry => ({
  ...fullPass,
  derived: {
    ...(ran !== undefined && { finish_et: seconds(ran) }),
    ...(called !== undefined && { finish_ddp: seconds(called) }),
  },
});

describe('the sentence about a miss', () => {
  test('says what was run, what was called, and by how much it was slower or quicker', () => {
    expect(missSentence(passThat(9.861, 9.853))).toBe('Ran 9.861. Called 9.853: 0.008 slower.');
    expect(missSentence(passThat(9.84, 9.853))).toBe('Ran 9.840. Called 9.853: 0.013 quicker.');
    expect(missSentence(passThat(9.853, 9.85325))).toBe('Ran 9.853, as called.');
  });

  test('adds up: the call and the miss give what was run', () => {
    const et = fc.double({ min: 3, max: 30, noNaN: true });
    fc.assert(
      fc.property(et, fc.oneof(et, fc.double({ min: -0.01, max: 0.01, noNaN: true })), (called, other) => {
        const ran = other < 1 ? called + other : other;
        const words = missSentence(passThat(ran, called)) ?? '';
        if (formatEt(ran) === formatEt(called)) {
          expect(words).toBe(`Ran ${formatEt(ran)}, as called.`);
          return;
        }
        const [, run, call, miss, side] =
          /^Ran ([\d.]+)\. Called ([\d.]+): ([\d.]+) (slower|quicker)\.$/.exec(words) ?? [];
        expect([run, call]).toEqual([formatEt(ran), formatEt(called)]);
        expect(Number(miss)).toBeGreaterThan(0);
        expect(side).toBe(ran > called ? 'slower' : 'quicker');
        expect(formatEt(Number(call) + (side === 'slower' ? 1 : -1) * Number(miss))).toBe(run);
      }),
    );
  });

  test('is the same for an index class: the dial or index of the race is no call', () => {
    const { event } = fullPass;
    const indexed = { ...passThat(9.913, 9.905), event: { ...event!, class: 'Super Gas' } };
    expect(missSentence(indexed)).toBe('Ran 9.913. Called 9.905: 0.008 slower.');
  });

  test('is not said of a pass without a call, without an ET, or not all out', () => {
    expect(missSentence(passThat(9.861, undefined))).toBeUndefined();
    expect(missSentence(passThat(undefined, 9.853))).toBeUndefined();
    const lifted = { ...fullPass.timeslip, quality: 'Lifted' as const };
    expect(missSentence({ ...passThat(9.861, 9.853), timeslip: lifted })).toBeUndefined();
  });
});

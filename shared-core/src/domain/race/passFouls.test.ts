import fc from 'fast-check';
import { results, type LogEntry, type SlipTimes } from '../entities/LogEntry';
import { streetCarPasses } from '../../testing/fixtures/streetCar';
import { seconds } from '../units/units';
import { passFouls } from './passFouls';
import { passOutcome } from './passOutcome';

const [pass] = streetCarPasses as [LogEntry];
const ran = (
  et: number,
  { result = 'Win', ...slip }: Pick<SlipTimes, 'reaction_time' | 'dialin_et'> & Partial<LogEntry['timeslip']>,
): Pick<LogEntry, 'timeslip' | 'derived'> => ({
  timeslip: { datetime: pass.timeslip.datetime, lane: 'Left', quality: 'All Out', result, ...slip },
  derived: { finish_et: seconds(et) },
});

test('a reaction below zero is a red light, an ET below the dial a breakout, each with its size', () => {
  expect(passFouls(ran(8.16, { reaction_time: seconds(-0.005), dialin_et: seconds(8.15) }))).toEqual([
    { kind: 'red light', by: -0.005 },
  ]);
  const both = passFouls(ran(8.141, { reaction_time: seconds(-0.005), dialin_et: seconds(8.15) }));
  expect(both).toEqual([
    { kind: 'red light', by: -0.005 },
    { kind: 'breakout', by: expect.closeTo(-0.009, 9) as number },
  ]);
});

test('a perfect light, an ET on the dial and unknown values are no foul', () => {
  expect(passFouls(ran(8.15, { reaction_time: seconds(0), dialin_et: seconds(8.15) }))).toEqual([]);
  expect(passFouls(ran(8.15, {}))).toEqual([]);
  expect(passFouls(ran(NaN, { dialin_et: seconds(8.15) }))).toEqual([]);
});

test('a time-only pass under its dial is no breakout; its red light is one', () => {
  const slip = { result: 'Time Only' as const, dialin_et: seconds(8.15) };
  expect(passFouls(ran(8.1, slip))).toEqual([]);
  expect(passFouls(ran(8.1, { ...slip, reaction_time: seconds(-0.1) }))).toEqual([
    { kind: 'red light', by: -0.1 },
  ]);
});

test('a bye under its dial is no breakout, and is won with a red light too', () => {
  const slip = { reaction_time: seconds(-0.1), dialin_et: seconds(8.15) };
  const bye = { ...ran(8.1, slip), event: { bye: true } as const };
  expect(passFouls(bye)).toEqual([{ kind: 'red light', by: -0.1 }]);
  expect(passOutcome(bye.timeslip, bye.derived, bye.event)).toEqual({
    ok: true,
    value: { winner: 'one', reason: 'bye' },
  });
});

test('law: a foul loses to a clean opponent, by the first of them', () => {
  const thousandths = (min: number, max: number) =>
    fc.integer({ min: min * 1000, max: max * 1000 }).map((value) => seconds(value / 1000));
  const clean = {
    opponent_reaction: seconds(0.5),
    opponent_et: seconds(20),
    opponent_dial: seconds(10),
  };
  fc.assert(
    fc.property(
      thousandths(-0.01, 0.01),
      thousandths(10.99, 11.01),
      fc.constantFrom(...results),
      (reaction_time, et, result) => {
        const { timeslip, derived } = ran(et, { reaction_time, dialin_et: seconds(11), result });
        const [foul] = passFouls({ timeslip, derived });
        if (foul === undefined) return;
        const outcome = passOutcome(timeslip, derived, clean);
        expect(outcome).toMatchObject({ ok: true, value: { winner: 'other', reason: foul.kind } });
      },
    ),
  );
});

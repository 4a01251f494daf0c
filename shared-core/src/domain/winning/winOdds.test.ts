import { novaPasses } from '../../testing/fixtures/novaSeason';
import type { LogEntry } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { dialFor } from '../prediction/dialFor';
import { seconds } from '../units/units';
import { inOneGo } from '../work/inOneGo';
import { raceAhead } from './raceAhead';
import { medianOf } from './spread';
import { noDifference, winOdds, type WinOdds } from './winOdds';

const prediction = { et: seconds(10.5), sd: seconds(0.02) };
const usual = dialFor(prediction, 0.2).dial;
const [pattern] = novaPasses as [LogEntry];
const races = (count: number, event: RaceEvent, reaction = 0.03): LogEntry[] =>
  Array.from({ length: count }, () => ({
    ...pattern,
    timeslip: { ...pattern.timeslip, reaction_time: seconds(reaction) },
    event,
  }));
const rival = (reaction: number, over: number): RaceEvent => ({
  opponent: 'Rival',
  opponent_dial: seconds(9),
  opponent_reaction: seconds(reaction),
  opponent_et: seconds(9 + over),
});
const against = (
  entries: LogEntry[],
  {
    opponent,
    otherDial,
    ...called
  }: { opponent?: string; otherDial?: number; et?: number; sd?: number } = {},
): WinOdds => {
  const asked = { et: seconds(called.et ?? 10.5), sd: seconds(called.sd ?? 0.02) };
  const race = raceAhead(asked, entries, {
    vehicleUid: pattern.vehicle.uid,
    usualRisk: 0.2,
    opponent,
    otherDial: otherDial === undefined ? undefined : seconds(otherDial),
  });
  return inOneGo(winOdds(race, dialFor(asked, 0.2).dial));
};

describe('the chances to win', () => {
  test('against a typical opponent are even at the usual dial, and no other dial is worth a change', () => {
    const { dial } = against([]);
    expect(dial.usual.dial).toBe(usual);
    expect(dial.usual.win).toBeCloseTo(0.5, 1.9);
    expect(dial.gain).toBeLessThan(noDifference);
    expect(dial.choices.map(({ dial }) => dial)).toEqual([10.46, 10.47, 10.48, 10.49, 10.5]);
  });

  test('against an opponent who leaves late are better, and best at a safer dial', () => {
    const { dial } = against(races(40, rival(0.12, 0.03)), { opponent: ' rival ' });
    expect(dial.best.win).toBeGreaterThan(0.85);
    expect(dial.best.dial).toBeLessThan(usual);
    expect(dial.gain).toBeCloseTo(dial.best.win - dial.usual.win, 9);
    expect(dial.gain).toBeGreaterThan(noDifference);
    expect(dial.standardError).toBeLessThan(0.005);
  });

  test('by the aim tell the red lights that a quicker one costs, and never aim below a perfect light', () => {
    const { aim } = against(races(40, rival(0.02, 0.01), 0.015));
    expect(aim.usual.aim).toBeGreaterThan(0.015);
    expect(aim.usual.aim).toBeLessThan(0.02);
    expect(aim.choices[0]?.aim).toBe(0);
    const reds = aim.choices.map(({ red }) => red);
    expect(reds).toEqual(reds.toSorted((one, other) => other - one));
    expect(aim.choices.map(({ aim }) => aim)).toEqual(
      aim.choices.map(({ aim }) => aim).toSorted((one, other) => one - other),
    );
  });

  test('against one met once are near those against a typical one', () => {
    const others = races(30, { ...rival(0.03, 0.02), opponent: 'Another' });
    const typical = against(others).dial.usual.win;
    const once = against([...races(1, rival(0.4, 0.02)), ...others], { opponent: 'Rival' }).dial.usual.win;
    expect(once).toBeGreaterThan(typical);
    expect(against(others, { opponent: 'Nobody' }).dial.usual.win).toBeCloseTo(typical, 9);
  });

  test('stay the same for dials 8 s apart, but where both leave red', () => {
    const near = against([], { otherDial: 10.48 }).dial;
    const far = against([], { otherDial: 18.48 }).dial;
    expect(far.best.dial).toBe(near.best.dial);
    expect(Math.abs(far.usual.win - near.usual.win)).toBeLessThan(0.005);
  });

  test('leave out reactions and ETs that nobody runs on purpose', () => {
    const odd = [...races(20, { ...rival(9, 5), opponent: 'Odd' }, 8)];
    const race = raceAhead(prediction, odd, { vehicleUid: pattern.vehicle.uid, usualRisk: 0.2 });
    expect(medianOf(race.own.reaction)).toBeCloseTo(0.035, 4);
    expect(medianOf(race.other.reaction)).toBeCloseTo(0.035, 4);
  });

  test('of a car that hardly anything is known of are looked at over all its dials, in steps', () => {
    const { dial } = against([], { sd: 0.3 });
    expect(dial.choices.length).toBeGreaterThanOrEqual(5);
    for (const { win, breakout } of dial.choices) {
      expect(win).toBeGreaterThan(0);
      expect(breakout).toBeLessThan(1);
    }
  });
});

import { novaPasses } from '../../testing/fixtures/novaSeason';
import type { LogEntry } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { dialFor } from '../prediction/dialFor';
import { seeded } from '../statistics/seeded';
import { seconds } from '../units/units';
import { inOneGo } from '../work/inOneGo';
import { raceAhead } from './raceAhead';
import { medianOf, normalSpread, quantileAt, usualReactions } from './spread';
import { noDifference, winOdds, type WinOdds } from './winOdds';

const prediction = { et: seconds(10.5), sd: seconds(0.02), finish: 1320 as const };
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
  { opponent, index, ...called }: { opponent?: string; index?: number; et?: number; sd?: number } = {},
): WinOdds => {
  const asked = { ...prediction, et: seconds(called.et ?? 10.5), sd: seconds(called.sd ?? 0.02) };
  const race = raceAhead(asked, entries, {
    vehicleUid: pattern.vehicle.uid,
    usualRisk: 0.2,
    opponent,
    index: index === undefined ? undefined : seconds(index),
  });
  return inOneGo(winOdds(race, seconds(index ?? dialFor(asked, 0.2).dial)));
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

  test('for an index are even with a car that runs it, whatever opponents dialed', () => {
    const { dial } = against(races(3, { ...rival(0.035, 0.02), opponent_dial: seconds(6) }), {
      ...{ index: 8.9, et: 8.9 },
    });
    expect(dial.usual.dial).toBe(8.9);
    expect(dial.usual.win).toBeGreaterThan(0.45);
    expect(dial.usual.win).toBeLessThan(0.55);
  });

  test.each([0.2, 0.4])('are even against an equal who lifts when ahead in %s of the races', (share) => {
    const random = seeded(5);
    const [reactions, overs] = [usualReactions(), normalSpread(seconds(10.5 - usual), prediction.sd)];
    const wins = Array.from({ length: 5 }, () => {
      const met = Array.from({ length: 60 }, () => {
        const lift = random() < share ? 0.03 + 0.17 * random() : 0;
        const over = quantileAt(overs, random()) + lift;
        return races(1, rival(quantileAt(reactions, random()), over), quantileAt(reactions, random()));
      });
      return against(met.flat()).dial.usual.win;
    });
    const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length;
    expect(mean).toBeGreaterThan(0.47);
    expect(mean).toBeLessThan(0.53);
  });

  test('aim from the median of the own reactions once ten are logged', () => {
    const all = (count: number) => races(count, rival(0.03, 0.02), 0.1);
    expect(against(all(10)).aim.usual.aim).toBeCloseTo(0.1, 6);
    const told = (entries: LogEntry[]) =>
      raceAhead(prediction, entries, { vehicleUid: pattern.vehicle.uid, usualRisk: 0.2 }).reactions;
    expect([told(all(10)), told(all(9)), told([])]).toEqual(['own', 'few', 'none']);
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

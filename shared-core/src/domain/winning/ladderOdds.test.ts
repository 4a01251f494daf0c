import { novaPasses } from '../../testing/fixtures/novaSeason';
import type { LogEntry } from '../entities/LogEntry';
import type { ScoutedRun } from '../scouting/ScoutedRun';
import { seconds } from '../units/units';
import { ladderRacers, pairOdds } from './ladderOdds';

const [pattern] = novaPasses as [LogEntry];
const { uid } = pattern.vehicle;
const passes = (count: number, opponent: string, reaction: number, over: number, step = 0.01): LogEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...pattern,
    timeslip: { ...pattern.timeslip, dialin_et: seconds(10), reaction_time: seconds(0.03) },
    derived: { ...pattern.derived, finish_et: seconds(10.01 + (index % 3) / 100) },
    event: {
      opponent,
      opponent_dial: seconds(18),
      opponent_reaction: seconds(reaction),
      opponent_et: seconds(18 + over + ((index % 3) - 1) * step),
    },
  }));
const scouted = (count: number, over: number): ScoutedRun[] =>
  Array.from({ length: count }, () => ({
    ...{ car: 'B427', dial: seconds(9.9), et: seconds(9.9 + over), at: '2026-06-20T18:00:00.000Z' },
  }));

describe('the odds of a pair on the ladder', () => {
  test('are even of equals, favor who leaves earlier, and add up, whatever the dials', () => {
    const chances = (entries: LogEntry[]): [number, number] => {
      const { own, racer } = ladderRacers(entries, [], uid);
      const other = racer(' rival');
      if (own === undefined || other === undefined) throw new Error('unknown');
      return [pairOdds(own, other), pairOdds(other, own)];
    };
    const [same] = chances(passes(30, 'Rival', 0.03, 0.02));
    expect(same).toBeCloseTo(0.5, 1);
    const [late, theirs] = chances(passes(30, 'Rival', 0.12, 0.02));
    expect(late).toBeGreaterThan(0.85);
    expect(late + theirs).toBeCloseTo(1, 1.5);
  });

  test('are of nobody who is in neither the book nor the scouted runs, nor of a racer without a dialed pass', () => {
    const { own, racer } = ladderRacers([pattern], scouted(2, 0.01), uid);
    expect(racer('Nobody')).toBeUndefined();
    expect(racer('b427')).toBeDefined();
    expect(ladderRacers([], [], uid).own).toBeUndefined();
    expect(own === undefined).toBe(pattern.timeslip.dialin_et === undefined);
  });

  test('are of the chosen car, whichever car ran last', () => {
    const entries = passes(30, 'Rival', 0.03, 0.02);
    const other = { ...pattern, vehicle: { ...pattern.vehicle, uid: 'other' } };
    expect(ladderRacers([other, ...entries], [], uid).own).toEqual(ladderRacers(entries, [], uid).own);
  });

  test('move little by one scouted run, and more by many', () => {
    const entries = passes(30, 'Another', 0.03, 0.02, 0.02);
    const chance = (runs: ScoutedRun[]): number => {
      const { own, racer } = ladderRacers(entries, runs, uid);
      const other = racer('B427');
      return own === undefined || other === undefined ? NaN : pairOdds(own, other);
    };
    const [once, often] = [chance(scouted(1, -0.03)), chance(scouted(40, -0.03))];
    expect(Math.abs(once - 0.5)).toBeLessThan(0.2);
    expect(often).toBeGreaterThan(0.8);
  });
});

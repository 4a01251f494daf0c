import fc from 'fast-check';
import { novaPasses } from '../../testing/fixtures/novaSeason';
import type { LogEntry } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { raceOutcome } from '../race/raceOutcome';
import { mph, seconds } from '../units/units';
import { drawRaces } from './drawRaces';
import { finishLine, type FinishLine } from './finishLine';
import { raceAhead } from './raceAhead';

const [pattern] = novaPasses as [LogEntry];
const dial = seconds(10.48);
const rival: RaceEvent = {
  opponent: 'Rival',
  opponent_dial: seconds(9.2),
  opponent_reaction: seconds(0.05),
  opponent_et: seconds(9.21),
  opponent_mph: mph(142),
};
/** A car of the 1/8 mile at a track of that length. */
const eighth = { ...pattern.location, track_length: 660 as const };
const race = (event = rival, location = pattern.location): LogEntry => ({
  ...pattern,
  location,
  timeslip: { ...pattern.timeslip, reaction_time: seconds(0.02) },
  event,
});
const forty = <Value>(value: Value): Value[] => Array.from({ length: 40 }, () => value);
const prediction = {
  et: seconds(10.5),
  sd: seconds(0.02),
  mph: mph(126),
  finish: pattern.location.track_length,
};
const aheadOf = (entries: LogEntry[]) =>
  raceAhead(prediction, entries, { vehicleUid: pattern.vehicle.uid, usualRisk: 0.2, opponent: 'rival' });
const lineOf = (entries: LogEntry[], usualRisk = 0.2): FinishLine =>
  finishLine(aheadOf(entries), prediction, { dial, usualRisk, opponent: 'rival', entries });

describe('the finish line', () => {
  test('tells the racer with the higher dial to leave first, and who comes from behind', () => {
    const { later, behind } = lineOf(forty(race()));
    expect(later).toBeCloseTo(-1.28, 9);
    // 16 mph slower.
    expect(behind).toBeCloseTo(-23.5, 1);
  });

  test('allows less of the stripe the less risk the racer accepts, in feet at their speed', () => {
    const [careful, even] = [0.1, 0.5].map((risk) => lineOf(forty(race()), risk));
    expect(even!.isMphKnown).toBe(true);
    // They usually leave 0.030 s later and run 0.010 s over.
    expect(even!.lead).toBeCloseTo(0.04, 2);
    expect(careful!.lead).toBeLessThan(even!.lead);
    expect(even!.leadFeet).toBeCloseTo(even!.lead * 142 * 1.4667, 9);
  });

  test('estimates a speed that the book has not, or has of another distance alone', () => {
    const { opponent_mph: _, ...slower } = rival;
    const overEighth = { ...race(), location: eighth };
    for (const entries of [forty(race(slower)), [...forty(race(slower)), ...forty(overEighth)]])
      expect(lineOf(entries)).toMatchObject({
        isMphKnown: false,
        // 126 mph in 10.48 s is 143.5 in 9.20.
        behind: expect.closeTo((126 - 143.5) * 1.4667, 0) as number,
      });
    const { mph: _m, ...unknown } = prediction;
    expect(
      finishLine(aheadOf([race(slower)]), unknown, {
        ...{ dial, usualRisk: 0.2, opponent: 'rival', entries: [race(slower)] },
      }),
    ).toMatchObject({ behind: undefined, leadFeet: undefined });
  });

  test('goes by the typed dial before the last one over this distance, and knows where there is none', () => {
    const asked = { vehicleUid: pattern.vehicle.uid, usualRisk: 0.2, opponent: 'Rival' };
    const typed = raceAhead(prediction, [race()], { ...asked, typedDial: seconds(11) });
    const line = finishLine(typed, prediction, {
      dial,
      usualRisk: 0.2,
      opponent: 'Rival',
      entries: [race()],
    });
    expect(line.later).toBeCloseTo(11 - dial, 9);
    // They bring another car: 126 mph in 10.48 s is 120 in 11.
    expect(line).toMatchObject({
      isMphKnown: false,
      behind: expect.closeTo((126 - 120) * 1.4667, 0) as number,
    });
    expect(typed.isDialKnown).toBe(true);
    for (const entry of [race({ opponent: 'Rival' }), race(rival, eighth)])
      expect(raceAhead(prediction, [entry], asked).isDialKnown).toBe(false);
  });

  test('a lead taken is a breakout as often as it says, in races that nobody has drawn before', () => {
    const some = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        some(0, 0.2),
        some(0, 0.2),
        some(-0.02, 0.1),
        some(0.05, 0.5),
        (mine, theirs, over, risk) => {
          const entries = forty(
            race({ ...rival, opponent_reaction: seconds(theirs), opponent_et: seconds(9.2 + over) }),
          ).map((each) => ({ ...each, timeslip: { ...each.timeslip, reaction_time: seconds(mine) } }));
          const ahead = aheadOf(entries);
          const {
            lead,
            leadFeet,
            risk: riskOfAny,
          } = finishLine(ahead, prediction, {
            ...{ dial, usualRisk: risk, opponent: 'rival', entries },
          });
          const drawn = drawRaces(ahead, 7, 4_000);
          const brokenOut = (taken: number): number => {
            let count = 0;
            for (const [index, light] of drawn.otherReaction.entries()) {
              const [reaction, theirEt] = [drawn.reaction[index]!, drawn.otherEt[index]!];
              const et = seconds(dial + light + theirEt - 9.2 - reaction - taken);
              const outcome = raceOutcome(
                { reaction: seconds(reaction), et, dial },
                { reaction: seconds(light), et: seconds(theirEt), dial: seconds(9.2), mph: mph(142) },
                { trueStart: false },
              );
              if (!outcome.ok) throw new Error(outcome.failure.message);
              if (index === 0) expect(outcome.value.margin).toBeCloseTo(taken, 9);
              if (index === 0 && taken > 0) expect(outcome.value.feet).toBeCloseTo(leadFeet ?? NaN, 6);
              if (et < dial) count += 1;
            }
            return count / drawn.count;
          };
          expect(Math.abs(brokenOut(lead) - risk)).toBeLessThan(0.04);
          expect(Math.abs(brokenOut(0) - riskOfAny)).toBeLessThan(0.04);
        },
      ),
      { numRuns: 30 },
    );
  });
});

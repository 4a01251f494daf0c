import fc from 'fast-check';
import { novaPasses } from '../../testing/fixtures/novaSeason';
import type { LogEntry } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { raceOutcome } from '../race/raceOutcome';
import { mph, seconds } from '../units/units';
import { finishLine, type FinishLine } from './finishLine';
import { raceAhead } from './raceAhead';
import { medianOf } from './spread';

const [pattern] = novaPasses as [LogEntry];
const dial = seconds(10.48);
const rival: RaceEvent = {
  opponent: 'Rival',
  opponent_dial: seconds(9.2),
  opponent_reaction: seconds(0.05),
  opponent_et: seconds(9.21),
  opponent_mph: mph(142),
};
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
const lineOf = (entries: LogEntry[], called: Partial<typeof prediction> = {}): FinishLine =>
  finishLine(aheadOf(entries), { ...prediction, ...called }, dial, 'rival', entries);

describe('the finish line', () => {
  test('tells the racer with the higher dial to leave first, and who comes from behind', () => {
    const { later, behind } = lineOf(forty(race()));
    expect(later).toBeCloseTo(-1.28, 9);
    // 16 mph slower.
    expect(behind).toBeCloseTo(-23.5, 1);
  });

  test('allows the lead that the usual lights and their usual ET leave, in feet at their speed', () => {
    const { lead, leadFeet, isMphKnown } = lineOf(forty(race()));
    expect(isMphKnown).toBe(true);
    expect(lead).toBeCloseTo(0.04, 2);
    expect(leadFeet).toBeCloseTo(lead * 142 * 1.4667, 9);
  });

  test('estimates a speed that the book has not, or has of another distance alone', () => {
    const eighth = { ...pattern.location, track_length: 660 as const };
    const { opponent_mph: _, ...slower } = rival;
    for (const entries of [forty(race(slower)), forty(race(rival, eighth))])
      expect(lineOf(entries)).toMatchObject({
        isMphKnown: false,
        // 126 mph in 10.48 s is 143.5 in 9.20.
        behind: expect.closeTo((126 - 143.5) * 1.4667, 0) as number,
      });
    const { mph: _m, ...unknown } = prediction;
    expect(
      finishLine(aheadOf(forty(race(slower))), unknown, dial, 'rival', forty(race(slower))),
    ).toMatchObject({ behind: undefined, leadFeet: undefined });
  });

  test('goes by the typed dial before the last one, and knows where there is none', () => {
    const asked = { vehicleUid: pattern.vehicle.uid, usualRisk: 0.2, opponent: 'Rival' };
    const typed = raceAhead(prediction, [race()], { ...asked, typedDial: seconds(11) });
    expect(finishLine(typed, prediction, dial, 'Rival', [race()]).later).toBeCloseTo(11 - dial, 9);
    expect(typed.isDialKnown).toBe(true);
    expect(raceAhead(prediction, [race({ opponent: 'Rival' })], asked).isDialKnown).toBe(false);
  });

  test('a racer who takes that lead has run the dial, and one who takes more has broken out', () => {
    const some = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(
        some(0, 0.2),
        some(0, 0.2),
        some(-0.02, 0.1),
        some(0.001, 0.05),
        (mine, theirs, over, more) => {
          const entries = forty(
            race({ ...rival, opponent_reaction: seconds(theirs), opponent_et: seconds(9.2 + over) }),
          ).map((each) => ({ ...each, timeslip: { ...each.timeslip, reaction_time: seconds(mine) } }));
          const ahead = aheadOf(entries);
          const { lead, leadFeet } = finishLine(ahead, prediction, dial, 'rival', entries);
          const run = (taken: number) =>
            raceOutcome(
              { reaction: seconds(medianOf(ahead.own.reaction)), et: seconds(dial + lead - taken), dial },
              {
                reaction: seconds(medianOf(ahead.other.reaction)),
                et: seconds(medianOf(ahead.other.et)),
                dial: seconds(9.2),
                mph: mph(142),
              },
              { trueStart: false },
            );
          const held = run(lead);
          expect(held.ok && held.value.margin).toBeCloseTo(lead, 9);
          if (lead > 0) expect(held.ok && held.value.feet).toBeCloseTo(leadFeet ?? NaN, 6);
          const greedy = run(lead + more);
          expect(greedy.ok && greedy.value.margin).toBeCloseTo(lead + more, 9);
          if (medianOf(ahead.other.et) >= 9.2) expect(greedy.ok && greedy.value.reason).toBe('breakout');
        },
      ),
    );
  });
});

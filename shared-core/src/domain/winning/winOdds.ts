import { seconds, type Seconds } from '../units/units';
import type { Share } from '../work/inOneGo';
import { countRaces, drawRaces, type RaceAhead, type RaceOdds } from './drawRaces';
import { medianOf, quantileAt } from './spread';

/** Chances with one dial. */
interface DialOdds extends RaceOdds {
  dial: Seconds;
}

/** Chances with one aim of the reaction. */
interface AimOdds extends RaceOdds {
  /** Reaction that half of the lights are quicker than. */
  aim: Seconds;
}

/** Best of several choices beside the usual one. */
interface BestChoice<Odds> {
  /** Choices worth a look, the quickest first. */
  choices: Odds[];
  best: Odds;
  usual: Odds;
  /** How much more often the best wins than the usual one, a share of 1. */
  gain: number;
}

/** Chances to win by dial and by reaction. */
export interface WinOdds {
  dial: BestChoice<DialOdds>;
  aim: BestChoice<AimOdds>;
}

/** Gain (a share of 1) below which two choices are called the same. */
export const noDifference = 0.02;

/** Dials of the first look; the best of them is looked at closer. */
const looks = 7;
/** Hundredths shown on either side of the best dial. */
const beside = 2;
/** How far (s) a racer may move the usual reaction, and the steps on the way. */
const aimReach = 0.02;
const aimStep = 0.005;

/** Lists aims (s) around the usual reaction, round numbers; none is a red light. */
const aimsAround = (now: number): number[] => {
  const first = Math.max(0, Math.ceil((now - aimReach) / aimStep));
  const last = Math.floor((now + aimReach) / aimStep);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * aimStep,
  ).filter((aim) => Math.abs(aim - now) >= aimStep / 2);
};

const best = <Odds extends RaceOdds>(choices: readonly Odds[], usual: Odds): Odds =>
  choices.reduce((most, odds) => (odds.win > most.win ? odds : most), usual);

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * Works out the chance to win by dial and by the aimed reaction, in steps.
 * The spread of the reactions stays as it is, whatever the aim; both cars run to the stripe.
 * @param usual dial that the others are held against
 */
export function* winOdds(race: RaceAhead, usual: Seconds, seed = 1): Generator<Share, WinOdds> {
  const drawn = drawRaces(race, seed);
  yield 0;
  const known = new Map<number, DialOdds>();
  const at = (dial: number): DialOdds => {
    const odds = known.get(dial) ?? { dial: seconds(dial / 100), ...countRaces(drawn, seconds(dial / 100)) };
    known.set(dial, odds);
    return odds;
  };
  const held = at(hundredths(usual));
  // Quicker, a car hardly ever breaks out; slower, it mostly does.
  const quickest = hundredths(quantileAt(race.own.et, 0.005));
  const slowest = hundredths(quantileAt(race.own.et, 0.85));
  const step = Math.max(1, Math.ceil((slowest - quickest) / looks));
  for (let dial = quickest; dial <= slowest; dial += step) {
    at(dial);
    yield (dial - quickest) / (slowest - quickest + 1) / 2;
  }
  let dial = best([...known.values()], held);
  for (let before; before !== dial;) {
    before = dial;
    const middle = hundredths(before.dial);
    for (let near = middle - beside; near <= middle + beside; near += 1) {
      at(near);
      yield 0.5;
    }
    dial = best([...known.values()], held);
  }
  const { dial: bestDial } = dial;
  const around = [...known.values()]
    .filter((odds) => odds === held || Math.abs(hundredths(odds.dial - bestDial)) <= beside)
    .sort((one, other) => one.dial - other.dial);

  const now = medianOf(race.own.reaction);
  const aimed = (aim: number): AimOdds => ({
    aim: seconds(aim),
    ...countRaces(drawn, held.dial, aim - now),
  });
  const asNow = aimed(now);
  const reactions = [asNow];
  const aims = aimsAround(now);
  for (const [index, aim] of aims.entries()) {
    reactions.push(aimed(aim));
    yield 0.5 + (index + 1) / aims.length / 2;
  }
  reactions.sort((one, other) => one.aim - other.aim);
  const aim = best(reactions, asNow);
  return {
    dial: { choices: around, best: dial, usual: held, gain: dial.win - held.win },
    aim: { choices: reactions, best: aim, usual: asNow, gain: aim.win - asNow.win },
  };
}

// npm run bench:win -w shared-core: how far the chances to win can be believed, over simulated seasons of two cars.
import { walkedSd, walkForward } from '../../domain/backtest/walkForward';
import type { LogEntry } from '../../domain/entities/LogEntry';
import { dialFor } from '../../domain/prediction/dialFor';
import { seeded } from '../../domain/statistics/seeded';
import { seconds, type Seconds } from '../../domain/units/units';
import { countRaces, type DrawnRaces } from '../../domain/winning/drawRaces';
import { raceAhead } from '../../domain/winning/raceAhead';
import { noDifference, winOdds } from '../../domain/winning/winOdds';
import { inOneGo } from '../../domain/work/inOneGo';
import { novaPasses } from '../fixtures/novaSeason';
import { streetCar, streetCarPasses } from '../fixtures/streetCar';

const seasons = 1000;
const racesASeason = 12;
const usualRisk = 0.2;
/** Numbers of earlier races against the opponent. */
const meetings = [0, 1, 3, 10, 30];

const random = seeded(7);
const between = (low: number, high: number): number => low + (high - low) * random();
const oneOf = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const exponential = (mean: number): number => -mean * Math.log(1 - random());

/** What the engine missed the street car by, in its own standard deviations. */
const missed = walkForward(streetCar, streetCarPasses)
  .filter(({ all_out, doubt, prior_passes }) => all_out && doubt === undefined && prior_passes >= 10)
  .map((pass) => (pass.actual - pass.predicted) / walkedSd(pass));
const inside =
  missed.map(Math.abs).toSorted((one, other) => one - other)[Math.floor(0.8 * missed.length)] ?? NaN;
/** Draws a miss with the tails of real calls, scaled so that eight of ten lie inside the 80 % interval, as over all cars. */
const miss = (): number => (oneOf(missed) * 1.2816) / inside + 0.1 * normal();

/** Driver: early lights are cut off, late ones have a long tail, one in fifty sleeps. */
const makeDriver = () => {
  const [center, sd, tail] = [between(0.005, 0.04), between(0.004, 0.014), between(0.004, 0.02)];
  return (): number =>
    center + sd * normal() + exponential(tail) + (random() < 0.02 ? between(0.05, 0.2) : 0);
};

/** Opponent who dials at a risk of their own. */
const makeOpponent = (dial: number) => {
  const [leaves, sd] = [makeDriver(), between(0.01, 0.04)];
  const over = between(0, 1.6) * sd;
  return { dial, leaves, runs: (): number => dial + over + sd * miss() };
};
type Opponent = ReturnType<typeof makeOpponent>;

const [pattern] = novaPasses;
if (pattern === undefined) throw new Error('the fixture is empty');
const passAgainst = (leaves: () => number, { dial, leaves: theyLeave, runs }: Opponent, opponent: string) =>
  ({
    ...pattern,
    timeslip: { ...pattern.timeslip, reaction_time: seconds(leaves()) },
    event: {
      opponent,
      opponent_dial: seconds(dial),
      opponent_et: seconds(runs()),
      opponent_reaction: seconds(theyLeave()),
    },
  }) satisfies LogEntry;

const truth = (leaves: () => number, runs: () => number, opponent: Opponent): DrawnRaces => {
  const count = 20_000;
  const drawn = (draw: () => number) => Float64Array.from({ length: count }, draw);
  return {
    count,
    reaction: drawn(leaves),
    et: drawn(runs),
    otherReaction: drawn(opponent.leaves),
    otherEt: drawn(opponent.runs),
    otherDial: seconds(opponent.dial),
    trueStart: false,
  };
};

/** Season of races with the advised dial: the best, or the usual one where that is no difference. Chances are shares of 1. */
interface Season {
  met: number;
  /** Chance of that dial as it was called, and each race: 1 won, a half for a dead heat. */
  said: number;
  won: number[];
  /** True chance with the advised dial, with the best of all, and with those of three risks. */
  advised: number;
  hindsight: number;
  careful: number;
  usual: number;
  bold: number;
  isWorth: boolean;
}

const times: number[] = [];
const race = (index: number): Season => {
  const leaves = makeDriver();
  const met = meetings[index % meetings.length] ?? 0;
  const et = between(6, 14);
  const rival = makeOpponent(et + between(-4, 4));
  const others = Array.from({ length: 30 }, () => passAgainst(leaves, makeOpponent(et), 'Another'));
  const entries = [...Array.from({ length: met }, () => passAgainst(leaves, rival, 'Rival')), ...others];
  const prediction = { et: seconds(et), sd: seconds(between(0.01, 0.04)), finish: 1320 as const };
  const runs = (): number => prediction.et + prediction.sd * miss();
  const dialAt = (risk: number): Seconds => dialFor(prediction, risk).dial;
  const began = performance.now();
  const ahead = raceAhead(prediction, entries, {
    vehicleUid: pattern.vehicle.uid,
    usualRisk,
    opponent: 'Rival',
  });
  const { best, usual, gain } = inOneGo(winOdds(ahead, dialAt(usualRisk), index)).dial;
  const isWorth = gain >= noDifference;
  const advised = isWorth ? best : usual;
  times.push(performance.now() - began);
  const drawn = truth(leaves, runs, rival);
  const chance = (dial: Seconds): number => countRaces(drawn, dial).win;
  const middle = Math.round(advised.dial * 100);
  const all = Array.from({ length: 25 }, (_, place) => chance(seconds((middle + place - 12) / 100)));
  return {
    met,
    said: advised.win,
    won: Array.from(
      countRaces(drawn, advised.dial).results.subarray(0, racesASeason),
      (result) => result / 2,
    ),
    advised: chance(advised.dial),
    hindsight: Math.max(...all),
    careful: chance(dialAt(0.05)),
    usual: chance(dialAt(usualRisk)),
    bold: chance(dialAt(0.5)),
    isWorth,
  };
};
const raced = Array.from({ length: seasons }, (_, index) => race(index));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** Formats a share in points, with the half width of its 95 % interval. */
const points = (values: readonly number[]): string => {
  const middle = mean(values);
  const sd = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  const half = (1.96 * sd) / Math.sqrt(values.length);
  return `${(100 * middle).toFixed(2)} ± ${(100 * half).toFixed(2)}`;
};
const brier = (of: readonly Season[], said: (season: Season) => number): string =>
  mean(of.flatMap((season) => season.won.map((won) => (said(season) - won) ** 2))).toFixed(4);

console.log('Reliability, by the called chance:');
console.table(
  [0, 0.35, 0.45, 0.5, 0.55, 0.6, 0.65, 0.75].flatMap((from, place, cuts) => {
    const to = cuts[place + 1] ?? 1;
    const of = raced.filter(({ said }) => said >= from && said < to);
    return of.length === 0
      ? []
      : {
          called: `${Math.round(100 * from)} to ${Math.round(100 * to)} %`,
          seasons: of.length,
          'mean called, %': (100 * mean(of.map(({ said }) => said))).toFixed(1),
          'won, %': points(of.map(({ won }) => mean(won))),
        };
  }),
);
const row = (name: string, of: readonly Season[]) => ({
  seasons: `${name}: ${of.length}`,
  Brier: brier(of, ({ said }) => said),
  'Brier, truth known': brier(of, ({ advised }) => advised),
  'Brier, 50 % always': brier(of, () => 0.5),
  'below the best in hindsight': points(of.map(({ hindsight, advised }) => hindsight - advised)),
  'over 5 % risk': points(of.map(({ advised, careful }) => advised - careful)),
  'over 20 % risk': points(of.map(({ advised, usual }) => advised - usual)),
  'over 50 % risk': points(of.map(({ advised, bold }) => advised - bold)),
});
console.log('Points of chance to win with the advised dial, and their 95 % intervals:');
console.table([
  row('all', raced),
  ...meetings.map((met) =>
    row(
      `met ${met} times`,
      raced.filter((season) => season.met === met),
    ),
  ),
  row(
    'called worth it',
    raced.filter(({ isWorth }) => isWorth),
  ),
  row(
    'called no difference',
    raced.filter(({ isWorth }) => !isWorth),
  ),
]);
const sorted = times.toSorted((one, other) => one - other);
const timeAt = (share: number): string => (sorted[Math.floor(share * sorted.length)] ?? NaN).toFixed(1);
console.log(
  `Time of a call: median ${timeAt(0.5)} ms, nine of ten below ${timeAt(0.9)} ms; first ${times[0]?.toFixed(0)} ms`,
);

import { assumptions } from './assumptions';
import {
  copyOf,
  expectation,
  learn,
  renew,
  rowFrom,
  widen,
  withPriors,
  type Beliefs,
  type Prior,
  type Row,
} from './beliefs';
import {
  carPriors,
  carUnknowns,
  stopUnknowns,
  trackPriors,
  trackUnknowns,
  type CarForm,
  type CarUnknown,
  type Factors,
} from './carModel';
import { sameDay, type Conditions } from './conditions';
import { stopPriors } from './throttleStop';

/** Beliefs under one assumption of a car's noise and day effect. */
interface Member {
  beliefs: Beliefs;
  /** Variance of a run's logarithm. */
  noise: number;
  dayScale: number;
  /** Logarithm of its weight. */
  credit: number;
}

/** One car under several assumptions, each weighed by how well it has called the passes. */
export interface Bank {
  form: CarForm;
  members: Member[];
  /** Track of each block of unknowns, where the block starts, and when the car last raced there. */
  tracks: { uid: string; at: number; start: number }[];
  /** Start of the block of the throttle stop; undefined before its first timer. */
  stop: number | undefined;
  before: Conditions | undefined;
}

/** Expected sum: mean and variance of the mixture, and each member's share. */
export interface Outlook {
  mean: number;
  variance: number;
  shares: number[];
}

/** Number of tracks told apart; the one raced at longest ago makes room. */
const mostTracks = 12;
const indexOf = Object.fromEntries(carUnknowns.map((unknown, index) => [unknown, index])) as Record<
  CarUnknown,
  number
>;

const credit = (scale: number, spread: number): number => -0.5 * (Math.log(scale) / spread) ** 2;

/** Creates the bank of a car without passes. */
export const createBank = (form: CarForm): Bank => ({
  form,
  tracks: [],
  stop: undefined,
  before: undefined,
  members: assumptions.noiseScales.flatMap((noiseScale) =>
    assumptions.dayScales.map((dayScale) => {
      const priors = carPriors(form, dayScale);
      return {
        beliefs: withPriors(carUnknowns.map((unknown) => priors[unknown])),
        noise: (assumptions.run.noise * noiseScale) ** 2,
        dayScale,
        credit:
          credit(noiseScale, assumptions.noiseScaleSpread) + credit(dayScale, assumptions.dayScaleSpread),
      };
    }),
  ),
});

/** Copies a bank, to look ahead with or to learn on. */
export const copyOfBank = (bank: Bank): Bank => ({
  ...bank,
  tracks: bank.tracks.map((track) => ({ ...track })),
  members: bank.members.map((member) => ({ ...member, beliefs: copyOf(member.beliefs) })),
});

/** Appends a block of unknowns and returns where it starts. */
const append = (bank: Bank, priors: readonly Prior[]): number => {
  const start = sizeOf(bank);
  for (const member of bank.members) member.beliefs = withPriors(priors, member.beliefs);
  return start;
};

const sizeOf = ({ members }: Bank): number => members[0]?.beliefs.size ?? 0;

const enterTrack = (bank: Bank, { track: uid, at }: Conditions): void => {
  const known = bank.tracks.find((track) => track.uid === uid);
  if (known !== undefined) {
    known.at = at;
  } else if (bank.tracks.length < mostTracks) {
    bank.tracks.push({ uid, at, start: append(bank, trackPriors()) });
  } else {
    const oldest = bank.tracks.reduce((least, track) => (track.at < least.at ? track : least));
    Object.assign(oldest, { uid, at });
    for (const { beliefs } of bank.members) {
      trackPriors().forEach((prior, index) => renew(beliefs, oldest.start + index, prior));
    }
  }
};

/** Begins the block of the throttle stop. The timers of the passes before are unknown, so the level may step. */
const enterStop = (bank: Bank, { stop }: Conditions): void => {
  if (bank.stop !== undefined || stop === undefined || stop === 0) return;
  bank.stop = append(bank, stopPriors());
  if (bank.before === undefined || bank.before.stop !== undefined) return;
  expectStep(bank, 'level', assumptions.run.stopUnknown);
  expectStep(bank, 'launchLevel', assumptions.run.stopUnknown);
};

/** Moves the beliefs on to the conditions of the next pass: drift, a new day, a new tune, a new track, a new start. */
export const advance = (bank: Bank, next: Conditions, launchNoise: number): void => {
  const { run, launch } = assumptions;
  const { before } = bank;
  const newDay = before !== undefined && !sameDay(before, next);
  const newTune = before !== undefined && before.tune !== next.tune;
  for (const { beliefs, dayScale } of bank.members) {
    if (before !== undefined) widen(beliefs, indexOf.level, run.drift ** 2);
    if (newDay) {
      const priors = carPriors(bank.form, dayScale);
      renew(beliefs, indexOf.day, priors.day);
      renew(beliefs, indexOf.launchDay, priors.launchDay);
      widen(beliefs, indexOf.launchLevel, launch.dayDrift ** 2);
    }
    if (newTune) {
      widen(beliefs, indexOf.level, run.tune ** 2);
      widen(beliefs, indexOf.launchLevel, launch.tune ** 2);
    }
    renew(beliefs, indexOf.launch, { mean: 0, variance: launchNoise });
  }
  enterTrack(bank, next);
  enterStop(bank, next);
  bank.before = next;
};

/** Returns the row of a sum, with the factors of the track in its own block. */
export const rowOf = (bank: Bank, factors: Factors): Row => {
  const all = new Array<number>(sizeOf(bank)).fill(0);
  const place = (unknowns: readonly (keyof Factors)[], start: number | undefined): void => {
    if (start !== undefined)
      unknowns.forEach((unknown, index) => (all[start + index] = factors[unknown] ?? 0));
  };
  place(carUnknowns, 0);
  place(trackUnknowns, bank.tracks.find(({ uid }) => uid === bank.before?.track)?.start);
  place(stopUnknowns, bank.stop);
  return rowFrom(all);
};

/** Returns the weight of each member; they add up to 1. */
const sharesOf = ({ members }: Bank): number[] => {
  const best = Math.max(...members.map(({ credit: earned }) => earned));
  const weights = members.map(({ credit: earned }) => Math.exp(earned - best));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Mixes what the members expect of a sum; `noiseOf` is the variance that a member adds. */
export const outlook = (bank: Bank, row: Row, noiseOf: (member: { noise: number }) => number): Outlook => {
  const shares = sharesOf(bank);
  let mean = 0;
  let square = 0;
  for (const [index, member] of bank.members.entries()) {
    const view = expectation(member.beliefs, row);
    const share = shares[index] ?? 0;
    mean += share * view.mean;
    square += share * (view.mean ** 2 + view.variance + noiseOf(member));
  }
  return { mean, variance: Math.max(square - mean * mean, 1e-12), shares };
};

/** Returns the mean of a sum of unknowns, mixed. */
export const believed = (bank: Bank, factors: Factors): number => {
  const row = rowOf(bank, factors);
  const shares = sharesOf(bank);
  return bank.members.reduce(
    (sum, { beliefs: { mean } }, index) =>
      sum +
      (shares[index] ?? 0) *
        row.unknowns.reduce((total, unknown, at) => total + (row.factors[at] ?? 0) * (mean[unknown] ?? 0), 0),
    0,
  );
};

const studentCredit = (surprise: number, variance: number): number =>
  -0.5 * Math.log(variance) -
  ((assumptions.freedom + 1) / 2) * Math.log1p((surprise * surprise) / (variance * assumptions.freedom));

/**
 * Teaches every member the value of a sum. A surprise counts less the further it lies beyond `above` or `below` standard
 * deviations.
 * @param options.counts whether the members earn credit by it
 * @returns how much the value counted, 0 to 1, on average
 */
export const learnSum = (
  bank: Bank,
  row: Row,
  value: number,
  options: {
    noiseOf: (member: { noise: number }) => number;
    above: number;
    below: number;
    counts: boolean;
  },
): number => {
  const shares = sharesOf(bank);
  let counted = 0;
  for (const [index, member] of bank.members.entries()) {
    const view = expectation(member.beliefs, row);
    const surprise = value - view.mean;
    const variance = view.variance + options.noiseOf(member);
    const limit = surprise > 0 ? options.above : options.below;
    const excess = Math.max(1, surprise ** 2 / variance / limit ** 2);
    learn(member.beliefs, row, surprise, variance * excess);
    if (options.counts) member.credit += studentCredit(surprise, variance);
    counted += (shares[index] ?? 0) / excess;
  }
  return counted;
};

/** Widens one unknown for a step of this size. */
export const expectStep = (bank: Bank, unknown: 'level' | 'launchLevel' | 'launch', size: number): void => {
  for (const { beliefs } of bank.members) widen(beliefs, indexOf[unknown], size * size);
};

/** Returns what is expected of a sum of unknowns of one track; undefined for a track never raced at. */
export const trackOutlook = (bank: Bank, uid: string, factors: Factors): Outlook | undefined => {
  const at = bank.tracks.some((track) => track.uid === uid) ? bank.before : undefined;
  if (at === undefined) return undefined;
  const there = { ...bank, before: { ...at, track: uid } };
  return outlook(there, rowOf(there, factors), () => 0);
};

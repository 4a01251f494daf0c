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
import type { CarForm } from './carModel';
import { sameDay, type Conditions } from './conditions';
import { noticeSurprise, priorNoise, varianceOf, type Noise } from './noise';
import { stopShare } from './throttleStop';

/** Beliefs in the MPH of a car: a sum like that of its ET, with one unknown for each track. */
export interface SpeedModel {
  beliefs: Beliefs;
  noise: Noise;
  /** Tracks with a place of their own, and where that is. */
  tracks: { uid: string; at: number }[];
  /** Place of the throttle stop; undefined before its first timer. */
  stop: number | undefined;
  before: Conditions | undefined;
  form: CarForm;
  /** Number of learned speeds. */
  seen: number;
}

const unknowns = ['level', 'air', 'humidity', 'heat', 'wind', 'day'] as const;
const [level, day] = [0, 5];
/** Number of tracks with a place of their own; further ones share the last. */
const mostTracks = 12;
/** Standard deviations beyond which a surprise counts less. */
const limit = 2.5;

const around = (mean: number, sd: number): Prior => ({ mean, variance: sd * sd });

/** Creates the beliefs before the first MPH; the wind counts as a multiple of its effect on the ET. */
export const createSpeedModel = (form: CarForm): SpeedModel => {
  const { air, humidity, heat, wind, day: dayEffect, noise } = assumptions.speed;
  return {
    beliefs: withPriors([
      around(Math.log(100), 1),
      around(air.mean, air.sd),
      around(0, humidity),
      around(0, heat),
      around(wind.mean, wind.sd),
      around(0, dayEffect),
    ]),
    noise: priorNoise(noise, 4),
    tracks: [],
    stop: undefined,
    before: undefined,
    form,
    seen: 0,
  };
};

/** Copies a model, to look ahead with or to learn on. */
export const copyOfSpeedModel = (model: SpeedModel): SpeedModel => ({
  ...model,
  beliefs: copyOf(model.beliefs),
  noise: { ...model.noise },
  tracks: [...model.tracks],
});

const append = (model: SpeedModel, prior: Prior): number => {
  model.beliefs = withPriors([prior], model.beliefs);
  return model.beliefs.size - 1;
};

/** Moves a model on to the conditions of the next pass. */
export const advanceSpeed = (model: SpeedModel, next: Conditions): void => {
  const { speed } = assumptions;
  const { before, beliefs } = model;
  if (before !== undefined) {
    widen(beliefs, level, speed.drift ** 2);
    if (!sameDay(before, next)) renew(beliefs, day, around(0, speed.day));
    if (before.tune !== next.tune) widen(beliefs, level, speed.tune ** 2);
  }
  if (!model.tracks.some(({ uid }) => uid === next.track) && model.tracks.length < mostTracks) {
    model.tracks.push({ uid: next.track, at: append(model, around(0, speed.track)) });
  }
  if (model.stop === undefined && (next.stop ?? 0) > 0) {
    model.stop = append(model, around(speed.stop.mean, speed.stop.sd));
  }
  model.before = next;
};

/** Returns the expected logarithm of the MPH, and its variance with the noise of a pass. */
export const expectedSpeed = (model: SpeedModel): { mean: number; variance: number } => {
  const view = expectation(model.beliefs, rowOf(model));
  return { mean: view.mean, variance: view.variance + varianceOf(model.noise) };
};

const rowOf = ({ beliefs, tracks, stop, before, form }: SpeedModel): Row => {
  const all = new Array<number>(beliefs.size).fill(0);
  if (before === undefined) return rowFrom(all);
  const wind = form.windShare * before.density * before.headwind;
  all.splice(0, unknowns.length, 1, before.air, before.humidity, before.heat, wind, 1);
  const track = tracks.find(({ uid }) => uid === before.track) ?? tracks[mostTracks - 1];
  if (track !== undefined) all[track.at] = 1;
  if (stop !== undefined) all[stop] = stopShare(form.et, before.stop);
  return rowFrom(all);
};

/** Learns the MPH of a pass run to the end. */
export const learnSpeed = (model: SpeedModel, mph: number): void => {
  const row = rowOf(model);
  const view = expectation(model.beliefs, row);
  const variance = view.variance + varianceOf(model.noise);
  const surprise = Math.log(mph) - view.mean;
  const excess = Math.max(1, surprise ** 2 / variance / limit ** 2);
  learn(model.beliefs, row, surprise, variance * excess);
  if (model.seen > 1) noticeSurprise(model.noise, surprise, variance);
  model.seen += 1;
};

/** Widens the beliefs for a step of this size. */
export const expectSpeedStep = (model: SpeedModel, size: number): void => {
  widen(model.beliefs, level, size * size);
};

import type { Prior } from './beliefs';
import { assumptions } from './assumptions';
import type { Conditions } from './conditions';
import { launchStopFactors, launchStopShare, stopFactors } from './throttleStop';

/** Parts that explain a prediction. */
export type Part = 'air' | 'wind' | 'day' | 'lane' | 'track' | 'stop' | 'learned';

/** Unknowns of a car at any track, in the order of its beliefs. */
export const carUnknowns = [
  'level',
  'air',
  'airCurve',
  'humidity',
  'heat',
  'drag',
  'wind',
  'day',
  'launchLevel',
  'launchAir',
  'launchHeat',
  'launchDay',
  'launch',
] as const;

/** Unknowns of a car at one track: a block of these for each track. */
export const trackUnknowns = ['track', 'trackWind', 'trackLaunch', 'laneLaunch'] as const;

/** Unknowns of a car with a throttle stop: a block of these from the first pass with its timer. */
export const stopUnknowns = [
  'stop',
  'stopCurve',
  'stopAir',
  'stopWind',
  'launchStop',
  'launchStopCurve',
] as const;

/** Unknown of a car at any track. */
export type CarUnknown = (typeof carUnknowns)[number];
type TrackUnknown = (typeof trackUnknowns)[number];
/** Unknown of a car with a throttle stop. */
export type StopUnknown = (typeof stopUnknowns)[number];
type Unknown = CarUnknown | TrackUnknown | StopUnknown;

/** Figures of a car from the vehicle form and its first pass. */
export interface CarForm {
  /** Logarithm of the ET in standard air, and its standard deviation. */
  base: { mean: number; sd: number };
  /** ET of the first pass, in s. */
  et: number;
  /** Logarithm of the 60 ft. */
  launch: number;
  /** How much larger than usual the share of the 60 ft in the ET is: 0.01 is 1 %. */
  launchShare: number;
  /** Effects of wind and drag on the logarithm of the ET. */
  windShare: number;
  dragShare: number;
  /** Racer's own multiple of the wind effect. */
  windEffect: number;
}

/** Returns the exponent of an ET with the air factor by physics. */
export const physicalAir = ({ launchShare }: CarForm): number =>
  assumptions.run.air.mean + assumptions.run.airByLaunchShare * launchShare;

const square = (sd: number): number => sd * sd;
const around0 = (sd: number): Prior => ({ mean: 0, variance: square(sd) });

/** Returns the priors of a car whose day effects are this multiple of the usual. */
export const carPriors = (form: CarForm, dayScale: number): Record<CarUnknown, Prior> => {
  const { run, launch } = assumptions;
  return {
    level: { mean: form.base.mean, variance: square(form.base.sd) },
    air: { mean: physicalAir(form), variance: square(run.air.sd) },
    airCurve: around0(run.airCurve),
    humidity: around0(run.humidity),
    heat: around0(run.heat),
    drag: around0(run.drag * form.dragShare),
    wind: { mean: run.wind.mean * form.windEffect, variance: square(run.wind.sd) },
    day: around0(run.day * dayScale),
    launchLevel: { mean: form.launch, variance: square(assumptions.unknownBase) },
    launchAir: { mean: launch.air.mean, variance: square(launch.air.sd) },
    launchHeat: around0(launch.heat),
    launchDay: around0(launch.day * dayScale),
    launch: around0(launch.noise),
  };
};

/** Returns the priors of a track never raced at. */
export const trackPriors = (): Prior[] => [
  around0(assumptions.run.track),
  around0(assumptions.run.trackWind),
  around0(assumptions.launch.track),
  around0(assumptions.launch.lane),
];

/** Unknowns, each with its factor in a sum. */
export type Factors = Partial<Record<Unknown, number>>;

/** Returns what a 60 ft shows beyond the car itself: start and track, each unknown with its factor. */
const traction = ({ heat, lane }: Conditions): Factors => ({
  launchHeat: heat,
  launchDay: 1,
  launch: 1,
  trackLaunch: 1,
  laneLaunch: lane,
});

/** Returns the logarithm of a 60 ft as a sum of unknowns. */
export const launchFactors = (conditions: Conditions, form: CarForm): Factors => ({
  launchLevel: 1,
  launchAir: conditions.air,
  ...traction(conditions),
  ...launchStopFactors(conditions, form),
});

/** Returns the logarithm of an ET as a sum of unknowns: the car in its air and wind, and a share of the 60 ft. */
export const runFactors = (conditions: Conditions, form: CarForm): Factors => {
  const { passedOn: usual, lessPassedOn } = assumptions.launch;
  const passedOn = usual * (1 - lessPassedOn * launchStopShare(Math.exp(form.launch), conditions.stop));
  const wind = form.windShare * conditions.density * conditions.headwind;
  return {
    level: 1,
    air: conditions.air,
    airCurve: conditions.air * conditions.air,
    humidity: conditions.humidity,
    heat: conditions.heat,
    drag: conditions.thickness,
    wind,
    day: 1,
    track: 1,
    trackWind: wind,
    ...stopFactors(conditions, form, wind),
    ...Object.fromEntries(
      Object.entries(traction(conditions)).map(([unknown, factor]) => [unknown, passedOn * factor]),
    ),
  };
};

/** Part of the explanation that each unknown belongs to; the others add to the level. */
export const partOf: Record<Exclude<Unknown, 'level' | 'launchLevel'>, Part> = {
  air: 'air',
  airCurve: 'learned',
  humidity: 'learned',
  heat: 'learned',
  drag: 'learned',
  wind: 'wind',
  day: 'day',
  launchAir: 'learned',
  launchHeat: 'learned',
  launchDay: 'day',
  launch: 'day',
  track: 'track',
  trackWind: 'wind',
  trackLaunch: 'track',
  laneLaunch: 'lane',
  stop: 'stop',
  stopCurve: 'stop',
  stopAir: 'stop',
  stopWind: 'stop',
  launchStop: 'stop',
  launchStopCurve: 'stop',
};

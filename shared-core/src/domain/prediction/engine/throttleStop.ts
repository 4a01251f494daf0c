import { assumptions } from './assumptions';
import type { Prior } from './beliefs';
import { stopUnknowns, type CarForm, type Factors, type StopUnknown } from './carModel';
import type { Conditions } from './conditions';

/** Returns the time on the stop as a share of an ET at full throttle; 0 where the timer is unknown. */
export const stopShare = (et: number, stop = 0): number => stop / et;

/** Returns the curve of a stop: it grows with the square at first, and at most by half the share at the end. */
const curveOf = (share: number): number => share ** 2 / (1 + 2 * share);

/** Returns the share of the 60 ft that the stop may hold over. */
export const launchStopShare = (launch: number, stop = 0): number => Math.min(1, stop / launch);

/** Returns what a stop adds to the logarithm of an ET by physics. */
export const physicalStop = (et: number, stop?: number): number => {
  const share = stopShare(et, stop);
  return assumptions.run.stop.mean * share + assumptions.run.stopCurve.mean * curveOf(share);
};

/** Returns what a stop adds to the logarithm of a 60 ft by physics. */
export const physicalLaunchStop = (launch: number, stop?: number): number => {
  const share = launchStopShare(launch, stop);
  return assumptions.launch.stop.mean * share + assumptions.launch.stopCurve.mean * share ** 2;
};

/** Returns what a stop adds to the logarithm of an ET as unknowns with their factors. */
export const stopFactors = ({ stop, air }: Conditions, { et }: CarForm, wind: number): Factors => {
  const share = stopShare(et, stop);
  return share === 0
    ? {}
    : { stop: share, stopCurve: curveOf(share), stopAir: share * air, stopWind: share * wind };
};

/** Returns what a stop adds to the logarithm of a 60 ft as unknowns with their factors. */
export const launchStopFactors = ({ stop }: Conditions, { launch }: CarForm): Factors => {
  const share = launchStopShare(Math.exp(launch), stop);
  return share === 0 ? {} : { launchStop: share, launchStopCurve: share ** 2 };
};

const around = ({ mean, sd }: { mean: number; sd: number }): Prior => ({ mean, variance: sd * sd });

/** Returns the priors of the throttle stop of any car, in the order of its unknowns. */
export const stopPriors = (): Prior[] => {
  const { run, launch } = assumptions;
  const priors: Record<StopUnknown, Prior> = {
    stop: around(run.stop),
    stopCurve: around(run.stopCurve),
    stopAir: around(run.stopAir),
    stopWind: around(run.stopWind),
    launchStop: around(launch.stop),
    launchStopCurve: around(launch.stopCurve),
  };
  return stopUnknowns.map((unknown) => priors[unknown]);
};

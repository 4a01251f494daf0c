import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { seconds, type Seconds } from '../units/units';
import { airFactor } from '../weather/airFactor';
import { airResponseOf } from './airResponseOf';

/** A pass reduced to what a prediction learns from it. */
export interface UsablePass {
  log_entry_uid: string;
  /** Milliseconds. */
  at: number;
  et: Seconds;
  airFactor: number;
}

/** The passes of a car that can be learned from, oldest first: run all out before `now`, with an ET and weather. */
export const usablePasses = (
  vehicle: Vehicle,
  passes: readonly LogEntry[],
  finish: Distance,
  now: number,
): UsablePass[] => {
  const response = airResponseOf(vehicle, finish);
  return passes
    .filter((pass) => pass.vehicle.uid === vehicle.uid && pass.timeslip.quality === 'All Out')
    .map((pass) => ({
      log_entry_uid: pass.log_entry_uid,
      at: Date.parse(pass.log_entry_datetime),
      et: pass.timeslip[`et_${finish}`] ?? seconds(NaN),
      airFactor: pass.weather === null ? NaN : airFactor(pass.weather, response),
    }))
    .filter((pass) => pass.at < now && pass.et > 0 && pass.airFactor > 0)
    .sort((a, b) => a.at - b.at);
};

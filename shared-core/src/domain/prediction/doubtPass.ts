import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { finishOf } from '../logbook/deriveValues';
import { copyOfEngine } from './engine/copyOfEngine';
import type { PassDoubt } from './engine/engine';
import { learnPass } from './engine/learnPass';
import { keptEngine } from './keptEngine';
import { passesOf } from './passesOf';
import { startingBase } from './startingBase';

/**
 * What a pass marked All Out looks like instead, to be asked about and never changed: Lifted where its speed at the
 * end, Spun where its 60 ft is far off what the car does at this track in this air. Undefined for a pass that looks
 * right, for one of the first few, and from the third in a row on: then it is the car that changed.
 */
export const doubtPass = ({
  vehicle,
  passes,
  pass,
}: {
  vehicle: Vehicle;
  /** Of any car, in any order; those before the pass are looked at. */
  passes: readonly LogEntry[];
  pass: LogEntry;
}): PassDoubt | undefined => {
  const others = passes.filter(({ log_entry_uid }) => log_entry_uid !== pass.log_entry_uid);
  const before = passesOf(vehicle, others, Date.parse(pass.log_entry_datetime));
  const finish = finishOf(pass.location, pass.timeslip, vehicle);
  const base = startingBase(vehicle, finish, pass.location, before);
  const engine = copyOfEngine(keptEngine(vehicle, finish, base, before));
  learnPass(engine, pass);
  return engine.passes.at(-1)?.doubt;
};

import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Share } from '../work/inOneGo';
import { finishOf } from '../pass/finishOf';
import type { PassDoubt } from './engine/engine';
import { learnPasses } from './keptEngine';
import { newestPasses } from './newestPasses';
import { passesOf } from './passesOf';
import { startingBase } from './startingBase';

/**
 * What a pass marked All Out looks like instead, to be asked about and never changed: Lifted where its speed at the
 * end, Spun where its 60 ft is far off what the car does at this track in this air. Undefined for a pass that looks
 * right, for one of which the racer has said that it is, for one of the first few, for one too old to be learned from, and from the third in a row on: then it is the
 * car that changed. The steps hand out how far it has come, 0 to 1.
 */
export function* doubtPass({
  vehicle,
  passes,
  pass,
}: {
  vehicle: Vehicle;
  /** Of any car, in any order, with or without the pass; it is judged by those before it. */
  passes: readonly LogEntry[];
  pass: LogEntry;
}): Generator<Share, PassDoubt | undefined> {
  if (pass.timeslip.quality !== 'All Out') return undefined;
  const uid = pass.log_entry_uid;
  // With the later passes too, and the list as it is where it can be: then what predictions have learned is not lost.
  const all = passes.includes(pass)
    ? passes
    : [...passes.filter(({ log_entry_uid }) => log_entry_uid !== uid), pass];
  const own = passesOf(vehicle, all);
  if (newestPasses(own).every(({ log_entry_uid }) => log_entry_uid !== uid)) return undefined;
  const finish = finishOf(pass.location, pass.timeslip, vehicle);
  const base = startingBase(vehicle, finish, pass.location, own);
  const engine = yield* learnPasses(vehicle, finish, base, own);
  return engine.passes.find(({ log_entry_uid }) => log_entry_uid === uid)?.doubt;
}

import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { seconds, type Seconds } from '../units/units';
import { canBegin } from './canBegin';

const positive = (et: Seconds | null | undefined): Seconds | undefined =>
  et !== null && et !== undefined && et > 0 && Number.isFinite(et) ? et : undefined;

/** Returns the typed ET in standard air of a car over a distance; undefined where there is none that can be an ET. */
export const typedBase = ({ base_tune }: Vehicle, finish: Distance): Seconds | undefined =>
  positive(base_tune[`sl_et_zw_${finish}`]);

/**
 * Returns the ET in standard air to start from: the typed one. A car without a pass to begin with starts from the learned
 * tune, with the offset of this track; beside the passes that taught it that ET does not count.
 */
export const startingBase = (
  vehicle: Vehicle,
  finish: Distance,
  location: Location,
  passes: readonly LogEntry[],
): Seconds | undefined => {
  const typed = typedBase(vehicle, finish);
  if (typed !== undefined || canBegin(passes, finish)) return typed;
  const { ddpe_tune } = vehicle;
  const field = `sl_et_zw_${finish}` as const;
  const learned = positive(ddpe_tune[field]);
  const offset = ddpe_tune.location_offsets[location.uid]?.[field] ?? 0;
  return learned && positive(seconds(learned + offset));
};

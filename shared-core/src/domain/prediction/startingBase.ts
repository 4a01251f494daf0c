import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { seconds, type Seconds } from '../units/units';

const positive = (et: Seconds | null | undefined): Seconds | undefined =>
  et !== null && et !== undefined && et > 0 && Number.isFinite(et) ? et : undefined;

/**
 * The ET in standard air to start from: the racer's own; for a car without passes also what was learned before, at
 * this track or over all. Learned ETs do not count beside the passes that taught them.
 */
export const startingBase = (
  { base_tune, ddpe_tune }: Vehicle,
  finish: Distance,
  location: Location,
  passes: readonly LogEntry[],
): Seconds | undefined => {
  const field = `sl_et_zw_${finish}` as const;
  const typed = positive(base_tune[field]);
  if (typed !== undefined || passes.length > 0) return typed;
  const learned = positive(ddpe_tune[field]);
  const offset = ddpe_tune.location_offsets[location.uid]?.[field] ?? 0;
  return learned && positive(seconds(learned + offset));
};

import type { Distance } from '../../entities/Distance';
import type { LogEntry, Quality } from '../../entities/LogEntry';
import type { Mph, Seconds } from '../../units/units';
import type { Point } from '../completeRun';

/** What the engine reads of a slip over one distance. */
export interface Slip {
  quality: Quality;
  et: Seconds | undefined;
  launch: Seconds | undefined;
  mph: Mph | undefined;
  /** Where a run given up late was still whole. */
  point: Point | undefined;
}

const positive = <Value extends number>(value: Value | undefined): Value | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;

/** The times and speeds over a distance that make sense. */
export const slipOf = ({ timeslip }: LogEntry, finish: Distance): Slip => {
  const earlier = finish === 660 ? positive(timeslip.et_330) : positive(timeslip.et_660);
  const speed = finish === 660 ? undefined : positive(timeslip.mph_660);
  const et = positive(timeslip[`et_${finish}`]);
  const launch = positive(timeslip.et_60);
  return {
    quality: timeslip.quality,
    et,
    launch: launch !== undefined && (et === undefined || launch < et) ? launch : undefined,
    mph: positive(timeslip[`mph_${finish}`]),
    point:
      earlier === undefined || (et !== undefined && earlier >= et)
        ? undefined
        : { et: earlier, ...(speed !== undefined && { mph: speed }) },
  };
};

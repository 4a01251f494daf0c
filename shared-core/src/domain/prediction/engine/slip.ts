import type { Distance } from '../../entities/Distance';
import type { LogEntry, Quality, Timeslip } from '../../entities/LogEntry';
import type { SlipField } from '../../pass/slipFields';
import { slipRange } from '../../pass/slipRange';
import type { Mph, Seconds } from '../../units/units';
import type { Point } from './completeRun';

/** Part of a slip that the engine reads over one distance. */
export interface Slip {
  quality: Quality;
  et: Seconds | undefined;
  launch: Seconds | undefined;
  mph: Mph | undefined;
  /** Last point before the finish, where a run given up late was still whole. */
  point: Point | undefined;
}

/** Reads the times and speeds over a distance; drops those that no form takes. */
export const slipOf = ({ timeslip }: LogEntry, finish: Distance): Slip => {
  const possible = <Field extends SlipField>(field: Field): Timeslip[Field] | undefined => {
    const { least, most } = slipRange(field);
    const value = timeslip[field];
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  const earlier = possible(finish === 660 ? 'et_330' : 'et_660');
  const speed = finish === 660 ? undefined : possible('mph_660');
  const et = possible(`et_${finish}`);
  const launch = possible('et_60');
  return {
    quality: timeslip.quality,
    et,
    launch: launch !== undefined && (et === undefined || launch < et) ? launch : undefined,
    mph: possible(`mph_${finish}`),
    point:
      earlier === undefined || (et !== undefined && earlier >= et)
        ? undefined
        : { et: earlier, ...(speed !== undefined && { mph: speed }) },
  };
};

import type { DerivedValues, LogEntry, SlipTimes } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { passOutcome, type Finish } from '../race/passOutcome';
import { seconds, type Seconds } from '../units/units';
import { densityAltitude } from '../weather/air/densityAltitude';
import { grains } from '../weather/air/grains';
import { withoutAbsent } from '../plain/withoutAbsent';
import { finishOf } from '../pass/finishOf';

/** Values that follow from a pass itself, whatever the car. */
const ofPass = [
  'finish_et',
  'finish_mph',
  'split_60_330',
  'split_330_660',
  'split_660_1000',
  'split_1000_1320',
  'package',
  'margin',
  'density_altitude',
  'grains',
] as const satisfies (keyof DerivedValues)[];

/** Values that need the car as well. */
export const ofCar = [
  'horsepower',
  'corrected_horsepower',
  'msa_et',
  'msa_mph',
] as const satisfies (keyof DerivedValues)[];

/** Fields from which the values of the car are worked out. */
export const beforeCar = [
  'finish_et',
  'finish_mph',
  'density_altitude',
  'grains',
] as const satisfies (keyof DerivedValues)[];

/** Drops a result that is no finite number: stored numbers may be any. */
const known = <Value extends number>(value: Value | undefined): Value | undefined =>
  Number.isFinite(value) ? value : undefined;

const difference = (from: Seconds | undefined, to: Seconds | undefined): Seconds | undefined =>
  from === undefined || to === undefined ? undefined : known(seconds(to - from));

const packageOf = ({ reaction_time, dialin_et }: SlipTimes, et: Seconds | undefined): Seconds | undefined => {
  const overDial = difference(dialin_et, et);
  return reaction_time === undefined || overDial === undefined
    ? undefined
    : known(seconds(reaction_time + overDial));
};

const marginOf = (slip: SlipTimes, finish: Finish, event: RaceEvent | undefined): Seconds | undefined => {
  const outcome = event && passOutcome(slip, finish, event);
  return outcome?.ok ? known(outcome.value.margin) : undefined;
};

/** Derives the values that follow from slip, track, air and race of a pass; unknown ones are undefined. */
export const workedOut = ({
  timeslip: slip,
  location,
  vehicle,
  weather,
  event,
}: Pick<LogEntry, 'timeslip' | 'location' | 'weather'> & {
  vehicle: Pick<LogEntry['vehicle'], 'finish'>;
  event?: RaceEvent | undefined;
}): { [Value in (typeof ofPass)[number]]: DerivedValues[Value] | undefined } => {
  const at = finishOf(location, slip, vehicle);
  const finish = { finish_et: slip[`et_${at}`], finish_mph: slip[`mph_${at}`] };
  return {
    ...finish,
    split_60_330: difference(slip.et_60, slip.et_330),
    split_330_660: difference(slip.et_330, slip.et_660),
    split_660_1000: difference(slip.et_660, slip.et_1000),
    split_1000_1320: difference(slip.et_1000, slip.et_1320),
    package: packageOf(slip, finish.finish_et),
    margin: marginOf(slip, finish, event),
    density_altitude: weather === null ? undefined : known(densityAltitude(weather)),
    grains: weather === null ? undefined : known(grains(weather)),
  };
};

/** Differences below this are rounding of sums. */
const same = 1e-6;

const agree = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one - other) < same);

/**
 * Corrects the derived values of a pass: two devices that change different fields leave values that fit neither. It
 * drops values of the car where slip or air differ from those they came from. A correct pass is returned as the same
 * record.
 */
export const withWorkedOut = (entry: LogEntry): LogEntry => {
  const right = workedOut(entry);
  const isRight = (value: (typeof ofPass)[number]) => agree(entry.derived[value], right[value]);
  if (ofPass.every(isRight)) return entry;
  const unknown = beforeCar.every(isRight) ? [] : ofCar.map((value) => [value, undefined]);
  return {
    ...entry,
    derived: withoutAbsent({ ...entry.derived, ...right, ...Object.fromEntries(unknown) }),
  };
};

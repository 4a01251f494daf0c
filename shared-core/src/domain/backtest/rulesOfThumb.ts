import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { airResponseOf } from '../prediction/engine/airResponseOf';
import { densityAltitude } from '../weather/air/densityAltitude';
import { halePower } from '../weather/air/halePower';

/** All-out pass over a distance, with its air. */
export interface ReferencePass {
  et: number;
  weather: NonNullable<LogEntry['weather']>;
}

type Rule = (
  before: readonly ReferencePass[],
  air: ReferencePass['weather'],
  car: { vehicle: Vehicle; finish: Distance },
) => number;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const lastOf = (before: readonly ReferencePass[]): ReferencePass | undefined => before.at(-1);

/** Rules that racers predict by without an engine: an ET (s) from the passes before, oldest first; NaN without any. */
export const rulesOfThumb = {
  'last run': (before) => lastOf(before)?.et ?? NaN,
  'mean of last 5': (before) => mean(before.slice(-5).map(({ et }) => et)),
  '0.01 s per 100 ft of density altitude': (before, air) => {
    const last = lastOf(before);
    return last === undefined
      ? NaN
      : last.et + (densityAltitude(air) - densityAltitude(last.weather)) * 0.0001;
  },
  "last run corrected by Hale's factor": (before, air, { vehicle, finish }) => {
    const last = lastOf(before);
    if (last === undefined) return NaN;
    const { fuel_type_factor } = airResponseOf(vehicle, finish);
    return (
      last.et * (halePower(air, fuel_type_factor) / halePower(last.weather, fuel_type_factor)) ** (1 / 3)
    );
  },
} satisfies Record<string, Rule>;

/** Name of a rule of thumb. */
export type RuleOfThumb = keyof typeof rulesOfThumb;

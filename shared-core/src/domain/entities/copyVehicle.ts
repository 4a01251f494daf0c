import { perDistance } from './Distance';
import type { BaseTune, Vehicle } from './Vehicle';

const longestName = 60;

/** The first of `Nova (copy)`, `Nova (copy 2)` … that is not taken, the name cut where it would be too long. */
const freeName = (name: string, taken: readonly string[]): string => {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? ' (copy)' : ` (copy ${count})`;
    // A letter of two code units that the cut goes through is left out whole.
    const kept = name.slice(0, longestName - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
    const free = kept.trimEnd() + suffix;
    if (!taken.includes(free)) return free;
  }
};

const untouched = <Tune extends BaseTune>(tune: Tune): Tune => ({
  ...tune,
  ...perDistance('tune_version', 1),
});

/**
 * A new car with the details and both tunes of another, the versions of which begin anew.
 * @param taken names that the racer's cars have
 * @param now milliseconds
 */
export const copyVehicle = (
  vehicle: Vehicle,
  { uid, taken, now }: { uid: string; taken: readonly string[]; now: number },
): Vehicle => ({
  ...vehicle,
  uid,
  name: freeName(vehicle.name, taken),
  datetime: new Date(now).toISOString(),
  base_tune: untouched(vehicle.base_tune),
  ddpe_tune: untouched(vehicle.ddpe_tune),
});

import { perDistance } from './Distance';
import type { BaseTune, Vehicle } from './Vehicle';

const longestName = 60;

/** Returns the first free one of `Nova (copy)`, `Nova (copy 2)` …, the name cut where it would be too long. */
const freeName = (name: string, taken: readonly string[]): string => {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? ' (copy)' : ` (copy ${count})`;
    // A cut through a letter of two code units drops the whole letter.
    const kept = name.slice(0, longestName - suffix.length).replace(/[\uD800-\uDBFF]$/, '');
    const free = kept.trimEnd() + suffix;
    if (!taken.includes(free)) return free;
  }
};

const untouched = <Tune extends BaseTune>(tune: Tune): Tune => ({
  ...tune,
  ...perDistance('tune_version', 1),
});

/** Copies a car with both tunes under a name not yet taken; their versions begin anew. `now` in milliseconds. */
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

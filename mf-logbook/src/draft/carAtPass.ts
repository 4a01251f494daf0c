import {
  distances,
  type BaseTune,
  type LogEntry,
  type TuneVersion,
  type Vehicle,
} from '@holeshot/shared-core';

/**
 * Returns a car as it was at a pass: its name and finish, and the weight and factors of its tune if the tune history has them.
 * @param versions of the car, newest first
 */
export const carAtPass = (
  car: Vehicle,
  { vehicle: { name, finish, ...then }, log_entry_datetime }: LogEntry,
  versions: readonly TuneVersion[],
): Vehicle => {
  const isOfThen = (tune: BaseTune) =>
    distances.every((distance) => tune[`tune_version_${distance}`] === then[`tune_version_${distance}`]);
  const matching = versions.filter(({ base_tune }) => isOfThen(base_tune));
  const run = Date.parse(log_entry_datetime);
  // Values such as friction can change within a version.
  const known = matching.find(({ datetime }) => Date.parse(datetime) <= run) ?? matching.at(-1) ?? car;
  const { tune_version_660, tune_version_1000, tune_version_1320 } = then;
  const ranOn = { tune_version_660, tune_version_1000, tune_version_1320 };
  return { ...car, name, finish, base_tune: { ...known.base_tune, ...ranOn } };
};

import {
  distances,
  type BaseTune,
  type LogEntry,
  type TuneVersion,
  type Vehicle,
} from '@holeshot/shared-core';

/**
 * A car as it was at one of its passes: its name and finish then, and the weight and the factors of the tune that it ran
 * on, as far as the history of its tune has that.
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
  // What does not make it another car, such as friction, can have changed within a version.
  const known = matching.find(({ datetime }) => Date.parse(datetime) <= run) ?? matching.at(-1) ?? car;
  const { tune_version_660, tune_version_1000, tune_version_1320 } = then;
  const ranOn = { tune_version_660, tune_version_1000, tune_version_1320 };
  return { ...car, name, finish, base_tune: { ...known.base_tune, ...ranOn } };
};

import type { Distance, TuneVersion } from '@holeshot/shared-core';

/** Returns the versions of a tune, newest first, that applied a suggestion over this distance. */
export const appliedVersions = (versions: readonly TuneVersion[], finish: Distance): TuneVersion[] => {
  const learnedVersion = (version: TuneVersion | undefined) => version?.ddpe_tune[`tune_version_${finish}`];
  return versions.filter(
    (version, index) =>
      (version.reason === 'suggested' || version.reason === 'automatic') &&
      learnedVersion(version) !== learnedVersion(versions[index + 1]),
  );
};

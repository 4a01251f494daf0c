import type { Distance, TuneVersion } from '@holeshot/shared-core';

/**
 * Returns the versions of a tune that applied a suggestion over this distance, newest first.
 * @param versions all of them, newest first
 */
export const appliedVersions = (versions: readonly TuneVersion[], finish: Distance): TuneVersion[] => {
  const learnedVersion = (version: TuneVersion | undefined) => version?.ddpe_tune[`tune_version_${finish}`];
  return versions.filter(
    (version, index) =>
      (version.reason === 'suggested' || version.reason === 'automatic') &&
      learnedVersion(version) !== learnedVersion(versions[index + 1]),
  );
};

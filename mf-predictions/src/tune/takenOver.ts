import type { Distance, TuneVersion } from '@holeshot/shared-core';

/**
 * The versions of a tune in which a suggestion over this distance was taken over, newest first.
 * @param versions all of them, newest first
 */
export const takenOver = (versions: readonly TuneVersion[], finish: Distance): TuneVersion[] => {
  const learnedVersion = (version: TuneVersion | undefined) => version?.ddpe_tune[`tune_version_${finish}`];
  return versions.filter(
    (version, index) =>
      (version.reason === 'suggested' || version.reason === 'automatic') &&
      learnedVersion(version) !== learnedVersion(versions[index + 1]),
  );
};

/** Says why a reading of the own station was not compared with the newest report. */
export const apartWords = (
  publicStation: string,
  age: string | undefined,
  shownAge: string | undefined,
): string =>
  shownAge
    ? `Your own station showed this ${shownAge}, ${publicStation} reported ${age}: too far apart to compare.`
    : `${publicStation} reported ${age}: too old to compare with your own station.`;

/** Says what a reading that was just saved does to the weather and the predictions of its track. */
export const takenWords = ({
  track,
  publicStation,
  isReported,
  isReportedSince,
  apart,
  shownAge,
  readings,
}: {
  track: string;
  publicStation: string;
  /** The public station has reported. */
  isReported: boolean;
  /** It has reported after the reading. */
  isReportedSince: boolean;
  /** Why the two were not compared; undefined where they were. */
  apart: string | undefined;
  shownAge: string | undefined;
  /** Number of readings that the correction is the mean of. */
  readings: number;
}): string => {
  if (!isReported)
    return `Predictions at ${track} use your reading ${shownAge ? 'until it is an hour old' : 'for an hour'}.`;
  const until = `Predictions use it until ${publicStation} reports again, for at most an hour`;
  if (apart !== undefined) return `${until}. ${apart}`;
  const by = readings === 1 ? 'this reading' : `the mean of ${readings} readings`;
  return `Weather at ${track} is now corrected by ${by} of your own station. ${
    isReportedSince
      ? `Predictions use ${publicStation}, which has reported since.`
      : `${until}, corrected for that difference.`
  }`;
};

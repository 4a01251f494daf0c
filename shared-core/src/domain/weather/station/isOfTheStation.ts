import type { Failure, FailureCode } from '../../plain/result';

const ofTheStation: readonly FailureCode[] = ['no-air', 'weather-no-pressure', 'weather-empty'];

/** Tells whether another station for the track would mend a failure of its weather. */
export const isOfTheStation = ({ code }: Failure): boolean => ofTheStation.includes(code);

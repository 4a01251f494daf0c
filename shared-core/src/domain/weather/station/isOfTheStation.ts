import type { Failure, FailureCode } from '../../plain/result';

const ofTheStation: readonly FailureCode[] = ['no-air', 'weather-no-pressure', 'weather-empty'];

/** Whether another station for the track is the way out of what its weather lacks. */
export const isOfTheStation = ({ code }: Failure): boolean => ofTheStation.includes(code);

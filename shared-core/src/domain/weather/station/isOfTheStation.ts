import type { Failure } from '../../plain/result';

const ofTheStation = ['no-air', 'weather-no-pressure', 'weather-empty'];

/** Whether another station for the track is the way out of what its weather lacks. */
export const isOfTheStation = ({ code }: Failure): boolean => ofTheStation.includes(code);

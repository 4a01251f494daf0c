import { mph, type Mph } from './units';

/** Converts metres per second, as weather services report wind, to mph. */
export const metresPerSecondToMph = (metresPerSecond: number): Mph => mph(metresPerSecond / 0.44704);

import { mph, type Mph } from '../units/units';

/** The wind of a report; where it is missing that of the one before, else of the one after, else none. */
export const windOrNeighbour = (speeds: readonly (Mph | undefined)[], index: number): Mph =>
  speeds[index] ?? speeds[index - 1] ?? speeds[index + 1] ?? mph(0);

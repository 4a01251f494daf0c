import type { ChosenPlace } from './choosePlace';

/** Tells whether both are the same car at the same track. */
export const isSamePlace = (a: ChosenPlace, b: ChosenPlace): boolean =>
  a.vehicle.uid === b.vehicle.uid && a.location.uid === b.location.uid;

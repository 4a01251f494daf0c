import { sameStored } from '../plain/sameStored';
import type { Engine } from './engine/engine';

type Car = Pick<Engine, 'vehicle' | 'finish' | 'typedBase'>;

/** Tells whether two engines are of one car with one tune, over one distance and from one base ET. */
export const isOfSameCar = (one: Car, other: Car): boolean =>
  one.vehicle.uid === other.vehicle.uid &&
  one.finish === other.finish &&
  one.typedBase === other.typedBase &&
  sameStored(one.vehicle.base_tune, other.vehicle.base_tune);

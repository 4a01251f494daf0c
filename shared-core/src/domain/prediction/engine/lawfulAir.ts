import { believed, type Bank } from './bank';
import type { Conditions } from './conditions';

/** Denser air quickens any car at least this much: the least exponent of an ET with the air factor, below 0. */
const leastGain = 0.04;
/** The air factors of all tracks and weathers lie between the exponentials of these. */
const [thinnest, densest] = [-0.6, 0.2];
/** kg/m³ that the air gains as the logarithm of the air factor gains 1, about. */
const densityGain = 1.1;

/**
 * What must be added to the logarithm of an ET so that denser air never slows the car: a handful of odd passes can
 * bend the learned curve upwards at one end, and from where it would rise it goes on falling by the least gain.
 */
export const lawfulAir = (bank: Bank, { air }: Conditions): number => {
  const straight = believed(bank, { air: 1, drag: densityGain });
  const curve = believed(bank, { airCurve: 1 });
  if (straight + 2 * curve * air <= -leastGain) return 0;
  const turn = curve === 0 ? densest : (-leastGain - straight) / (2 * curve);
  const from = Math.min(densest, Math.max(thinnest, turn));
  const beyond = air - from;
  return -(straight + 2 * curve * from + leastGain) * beyond - curve * beyond * beyond;
};

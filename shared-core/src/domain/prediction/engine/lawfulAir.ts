import { believed, type Bank } from './bank';
import type { Conditions } from './conditions';
import { stopShare } from './throttleStop';

/** Least gain of any car from denser air, as the exponent of an ET with the air factor. */
const leastGain = 0.04;
/** Range of the logarithm of the air factor, over all tracks and weathers. */
const [thinnest, densest] = [-0.6, 0.2];
/** Gain in kg/m³ while the logarithm of the air factor gains 1, about. */
const densityGain = 1.1;

/**
 * Corrects the logarithm of an ET so that denser air never slows the car. A few odd passes can bend the learned curve
 * upward at one end; from there on it falls by the least gain.
 */
export const lawfulAir = (bank: Bank, { air, stop }: Conditions): number => {
  const straight = believed(bank, { air: 1, drag: densityGain, stopAir: stopShare(bank.form.et, stop) });
  const curve = believed(bank, { airCurve: 1 });
  if (straight + 2 * curve * air <= -leastGain) return 0;
  const turn = curve === 0 ? densest : (-leastGain - straight) / (2 * curve);
  const from = Math.min(densest, Math.max(thinnest, turn));
  const beyond = air - from;
  return -(straight + 2 * curve * from + leastGain) * beyond - curve * beyond * beyond;
};

import type { Distance } from '../../entities/Distance';
import type { BaseTune } from '../../entities/Vehicle';
import { seconds, type Seconds } from '../../units/units';
import { assumptions } from './assumptions';
import type { CarForm } from './carModel';
import { dragShare, windShare } from './carPhysics';
import { physicalLaunchStop, physicalStop } from './throttleStop';

/** Usual share of the first 60 ft in the ET. */
const usualLaunchShare: Record<Distance, number> = { 660: 0.2335, 1000: 0.19, 1320: 0.158 };
/** Largest difference from it; beyond are mistyped slips and bad passes. */
const widestShare = 0.1;

/**
 * Reads a car's figures over a distance from its form and first pass, as it would have run without the stop.
 * @param typedBase its ET in standard air
 */
export const carFormOf = (
  tune: BaseTune,
  finish: Distance,
  typedBase: Seconds | undefined,
  first: { et: Seconds; launch: Seconds | undefined; stop?: Seconds | undefined },
): CarForm => {
  const et = seconds(first.et * Math.exp(-physicalStop(first.et, first.stop)));
  const launch =
    first.launch === undefined
      ? seconds(usualLaunchShare[finish] * et)
      : seconds(first.launch * Math.exp(-physicalLaunchStop(first.launch, first.stop)));
  const share = launch / et / usualLaunchShare[finish] - 1;
  const effect = tune[`wind_effect_${finish}`];
  return {
    base:
      typedBase === undefined
        ? { mean: Math.log(et), sd: assumptions.unknownBase }
        : { mean: Math.log(typedBase), sd: assumptions.typedBase },
    et,
    launch: Math.log(launch),
    launchShare: Math.max(-widestShare, Math.min(widestShare, share)),
    windShare: windShare(tune, et),
    dragShare: dragShare(tune, finish),
    windEffect: Number.isFinite(effect) ? effect : 1,
  };
};

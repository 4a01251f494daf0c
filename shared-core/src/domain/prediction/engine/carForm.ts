import type { Distance } from '../../entities/Distance';
import type { BaseTune } from '../../entities/Vehicle';
import { seconds, type Seconds } from '../../units/units';
import { assumptions } from './assumptions';
import type { CarForm } from './carModel';
import { dragShare, windShare } from './carPhysics';

/** Usual share of the first 60 ft in the ET. */
const usualLaunchShare: Record<Distance, number> = { 660: 0.2335, 1000: 0.19, 1320: 0.158 };
/** Largest difference from it; beyond are mistyped slips and bad passes. */
const widestShare = 0.1;

/** Reads a car's figures over a distance from its form and first pass; `typedBase` is its ET in standard air. */
export const carFormOf = (
  tune: BaseTune,
  finish: Distance,
  typedBase: Seconds | undefined,
  first: { et: Seconds; launch: Seconds | undefined },
): CarForm => {
  const launch = first.launch ?? seconds(usualLaunchShare[finish] * first.et);
  const share = launch / first.et / usualLaunchShare[finish] - 1;
  const effect = tune[`wind_effect_${finish}`];
  return {
    base:
      typedBase === undefined
        ? { mean: Math.log(first.et), sd: assumptions.unknownBase }
        : { mean: Math.log(typedBase), sd: assumptions.typedBase },
    launch: Math.log(launch),
    launchShare: Math.max(-widestShare, Math.min(widestShare, share)),
    windShare: windShare(tune, first.et),
    dragShare: dragShare(tune, finish),
    windEffect: Number.isFinite(effect) ? effect : 1,
  };
};

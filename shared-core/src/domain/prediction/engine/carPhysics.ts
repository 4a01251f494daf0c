import type { Distance } from '../../entities/Distance';
import type { BaseTune } from '../../entities/Vehicle';
import { toMetres } from '../../units/length';
import { feet, type Seconds } from '../../units/units';

const squareMetresPerSquareInch = 0.0254 ** 2;
const kilogramsPerPound = 0.45359237;
const metresPerSecondPerMph = 0.44704;
/** Share of width times height that is frontal area. */
const fullness = 0.8;
/** Factor on the mass for turning wheels, shafts and gears. */
const turningMass = 1.06;
/** Share of the wind at a station's mast that reaches a car between the walls of a track. */
const windAtCar = 0.65;

/** Returns half the drag area over the mass, in m²/kg; 0 where the vehicle form makes no sense. */
const dragPerMass = (tune: BaseTune): number => {
  const area = tune.body_width * tune.body_height * squareMetresPerSquareInch * fullness;
  const mass = tune.weight_with_driver * kilogramsPerPound * turningMass;
  const drag = (0.5 * area * tune.drag_coefficient) / mass;
  return Number.isFinite(drag) && drag > 0 ? drag : 0;
};

/**
 * Returns the effect of a reported headwind on the logarithm of the ET, per mph and kg/m³ of air. A car of constant power has
 * v² = 2Pt/m and loses to the wind w the energy ∫ρCdA·w·v²dt, which costs it ρCdA·w·T/(5m) of its time T.
 */
export const windShare = (tune: BaseTune, et: Seconds): number =>
  ((dragPerMass(tune) * et) / 2.5) * metresPerSecondPerMph * windAtCar;

/**
 * Returns the effect of drag on the logarithm of the ET, per kg/m³ of air: the same car loses ∫½ρCdA·v³dt, which costs it
 * ρCdA·X/(10m) of its time over the distance X.
 */
export const dragShare = (tune: BaseTune, finish: Distance): number =>
  (dragPerMass(tune) * toMetres(feet(finish))) / 5;

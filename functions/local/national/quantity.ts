/** Builds a value as the National Weather Service writes it, without a quality mark. */
export const quantity = (unit: string, value: number | null) => ({ unitCode: `wmoUnit:${unit}`, value });

/** Builds a measured value with its quality mark: `V` verified, `Z` missing. */
export const measured = (unit: string, value: number | null) => ({
  ...quantity(unit, value),
  qualityControl: value === null ? 'Z' : 'V',
});

const metresInAFoot = 0.3048;

/** Builds an elevation as the service writes it. */
export const heightOf = (feet: number) => quantity('m', Number((feet * metresInAFoot).toFixed(4)));

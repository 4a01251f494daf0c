/** A value as the National Weather Service writes it where nobody has checked it. */
export const quantity = (unit: string, value: number | null) => ({ unitCode: `wmoUnit:${unit}`, value });

/** A value that was measured: `V` verified, `Z` where the sensor gave none. */
export const measured = (unit: string, value: number | null) => ({
  ...quantity(unit, value),
  qualityControl: value === null ? 'Z' : 'V',
});

const metresInAFoot = 0.3048;

/** A height in feet as the service writes it. */
export const heightOf = (feet: number) => quantity('m', Number((feet * metresInAFoot).toFixed(4)));

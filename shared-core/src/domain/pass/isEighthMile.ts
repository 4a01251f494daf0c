/** Tells whether a finish is at the eighth mile: seconds × mph stays far below 900 there. */
export const isEighthMile = (et: number, mph: number): boolean => et * mph < 900;

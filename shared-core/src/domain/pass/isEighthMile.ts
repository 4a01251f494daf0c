/** Whether a finish is that of the eighth mile: seconds × mph is far below 900 there, and above it at the quarter. */
export const isEighthMile = (et: number, mph: number): boolean => et * mph < 900;

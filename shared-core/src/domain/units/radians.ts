/** Returns an angle of degrees in radians. */
export const radians = (angle: number): number => (angle * Math.PI) / 180;

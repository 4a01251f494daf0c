/** A full second as the National Weather Service writes it: UTC, as an offset. */
export const momentOf = (time: number): string => new Date(time).toISOString().replace('.000Z', '+00:00');

/** Formats a full second as the National Weather Service does: UTC as an offset. */
export const momentOf = (time: number): string => new Date(time).toISOString().replace('.000Z', '+00:00');

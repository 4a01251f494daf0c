/** Weights that a vehicle with its driver may have, in pounds. */
export const raceWeights = { least: 100, most: 10_000 } as const;

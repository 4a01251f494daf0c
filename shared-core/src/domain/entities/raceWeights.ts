/** What a vehicle may weigh with its driver, in pounds. */
export const raceWeights = { least: 100, most: 10_000 } as const;

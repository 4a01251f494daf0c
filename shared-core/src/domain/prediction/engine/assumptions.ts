/**
 * What is taken for granted of any car before its passes speak. ETs, 60 fts and speeds are natural logarithms, so
 * 0.001 is 0.1 %. The README says how the numbers were found and what each part brings.
 */
export const assumptions = {
  run: {
    /** Of the ET with the air factor: Hale's third, shrunk by friction; and how far a car may be from it. */
    air: { mean: -0.31, sd: 0.035 },
    /** How much less power counts, for a 60 ft that takes 1 % more of the ET than usual. */
    airByLaunchShare: 0.9,
    airCurve: 0.15,
    /** Per 50 grains, per 20 °F, and as a multiple of the drag of the vehicle form. */
    humidity: 0.0015,
    heat: 0.003,
    drag: 2,
    /** A multiple of the physical wind effect, over all and at one track. */
    wind: { mean: 1, sd: 0.3 },
    trackWind: 0.3,
    track: 0.0015,
    day: 0.0005,
    /** The level walks: each pass, and where the tune version rises. */
    drift: 0.0002,
    tune: 0.005,
    noise: 0.0009,
  },
  launch: {
    /** The share of a slow or quick 60 ft that the ET shows. */
    passedOn: 0.22,
    air: { mean: -0.4, sd: 0.2 },
    heat: 0.003,
    track: 0.005,
    lane: 0.003,
    day: 0.005,
    dayDrift: 0.0005,
    tune: 0.02,
    noise: 0.0033,
  },
  speed: {
    air: { mean: 0.4, sd: 0.2 },
    humidity: 0.001,
    heat: 0.002,
    wind: { mean: -1.5, sd: 0.3 },
    track: 0.002,
    day: 0.001,
    drift: 0.0002,
    tune: 0.006,
    noise: 0.001,
  },
  /** The sd of a typed base ET, and of a car's first ET as a guess of its base. */
  typedBase: 0.01,
  unknownBase: 3,
  /** Each member of the bank believes in one pair of multiples of the run's noise and of the day's effect. */
  noiseScales: [0.44, 0.67, 1, 1.5, 2.25],
  dayScales: [0.5, 1, 2],
  /** The sd of the logarithms of those multiples among cars. */
  noiseScaleSpread: 0.25,
  dayScaleSpread: 1,
  /** Student's degrees of freedom by which the members are weighed. */
  freedom: 10,
  /** How many passes the claimed interval is trusted for before the car's own say; and what it is widened by. */
  claimWorth: 20,
  caution: 1.12,
} as const;

/**
 * Assumptions about any car before its first pass. ETs, 60 fts and speeds are natural logarithms, so 0.001 is 0.1 %. The README says how the numbers were found and what each part brings.
 */
export const assumptions = {
  run: {
    /** Exponent of the ET with the air factor: Hale's third, shrunk by friction; and how far a car may be from it. */
    air: { mean: -0.31, sd: 0.035 },
    /** How much less power counts where the 60 ft takes 1 % more of the ET than usual. */
    airByLaunchShare: 0.9,
    airCurve: 0.15,
    /** Per 50 grains, per 20 °F, and as a multiple of the drag of the vehicle form. */
    humidity: 0.0015,
    heat: 0.003,
    drag: 2,
    /** Multiple of the physical wind effect, everywhere and at one track. */
    wind: { mean: 1, sd: 0.3 },
    trackWind: 0.3,
    track: 0.0015,
    day: 0.0005,
    /** Drift of the level with each pass, and where the tune version rises. */
    drift: 0.0002,
    tune: 0.005,
    noise: 0.0009,
    /** Seconds that a second on the stop costs, and how much less the later ones cost. */
    stop: { mean: 0.65, sd: 0.15 },
    stopCurve: { mean: -0.85, sd: 0.7 },
    /** Effects of air and wind on a stopped pass beyond those on a full one, by the share of the ET on the stop. */
    stopAir: { mean: 0.15, sd: 0.15 },
    stopWind: { mean: -0.7, sd: 0.5 },
    /** How far passes without a known timer may be from full ones. */
    stopUnknown: 0.1,
  },
  launch: {
    /** Share of a slow or quick 60 ft that the ET shows. */
    passedOn: 0.22,
    air: { mean: -0.4, sd: 0.2 },
    heat: 0.003,
    track: 0.005,
    lane: 0.003,
    day: 0.005,
    dayDrift: 0.0005,
    tune: 0.02,
    noise: 0.0033,
    /** How much less of it where the stop holds over the whole 60 ft: a slower car loses fewer feet by the same time. */
    lessPassedOn: 0.3,
    /** Effect of a stop that holds over the whole 60 ft, and its curve, by the share of the 60 ft on the stop. */
    stop: { mean: 0.35, sd: 0.15 },
    stopCurve: { mean: -0.15, sd: 0.15 },
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
    stop: { mean: -0.055, sd: 0.04 },
  },
  /** Standard deviation of a typed base ET, and of a car's first ET as a guess of its base. */
  typedBase: 0.01,
  unknownBase: 3,
  /** Multiples of the run's noise and of the day's effect; each member of the bank assumes one pair. */
  noiseScales: [0.44, 0.67, 1, 1.5, 2.25],
  dayScales: [0.5, 1, 2],
  /** Standard deviations of the logarithms of these multiples among cars. */
  noiseScaleSpread: 0.25,
  dayScaleSpread: 1,
  /** Degrees of freedom of Student's t, which weighs the members. */
  freedom: 10,
  /** Number of passes that the claimed interval is worth beside the car's own record; and the factor that widens it. */
  claimWorth: 20,
  caution: 1.12,
} as const;

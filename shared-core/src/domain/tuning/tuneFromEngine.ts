import type { LogEntry } from '../entities/LogEntry';
import { airResponseOf } from '../prediction/engine/airResponseOf';
import { assumptions } from '../prediction/engine/assumptions';
import { outlook, rowOf, trackOutlook, type Bank } from '../prediction/engine/bank';
import { conditionsOf } from '../prediction/engine/conditions';
import type { Engine } from '../prediction/engine/engine';
import { seconds } from '../units/units';
import { airIndex } from './etByTune';
import type { LearnedTune } from './LearnedTune';

interface Point {
  x: number;
  y: number;
}

/** Weight of a flat line in the fit, by power of x: few passes bend no line. */
const ridge = [1e-6, 3, 12] as const;

/** Fits coefficients of 1, x, x² by least squares drawn towards 0. */
const fitted = (points: readonly Point[]): [number, number, number] => {
  const powers = (index: number) => points.reduce((sum, { x }) => sum + x ** index, 0);
  const moments = (index: number) => points.reduce((sum, { x, y }) => sum + y * x ** index, 0);
  const rows = [0, 1, 2].map((row) => [
    ...[0, 1, 2].map((column) => powers(row + column) + (row === column ? (ridge[row] ?? 0) : 0)),
    moments(row),
  ]);
  for (let pivot = 0; pivot < 3; pivot += 1) {
    const top = rows[pivot] ?? [];
    for (const row of rows) {
      if (row === top) continue;
      const share = (row[pivot] ?? 0) / (top[pivot] ?? 1);
      top.forEach((value, column) => (row[column] = (row[column] ?? 0) - share * value));
    }
  }
  const [constant = 0, slope = 0, curve = 0] = rows.map((row, index) => (row[3] ?? 0) / (row[index] ?? 1));
  return [constant, slope, curve];
};

/** Fits what the engine learned of the air beyond the air factor, as a polynomial over the last passes. */
const polynomial = (engine: Engine, bank: Bank, passes: readonly LogEntry[]): [number, number, number] => {
  const { vehicle, finish } = engine;
  const most = vehicle.ddpe_tune[`poly_coeff_max_history_${finish}`];
  const weight = vehicle.ddpe_tune[`poly_coeff_da_weight_${finish}`];
  const points = passes
    .slice(-Math.max(3, most))
    .flatMap(({ weather, location, log_entry_datetime: iso }) => {
      const response = airResponseOf(vehicle, finish);
      const conditions =
        weather && conditionsOf({ location, weather, iso, tune: 1, lane: undefined, response });
      if (!conditions) return [];
      const { air, humidity, heat, thickness: drag } = conditions;
      const learned = outlook(bank, rowOf(bank, { air, airCurve: air * air, humidity, heat, drag }), () => 0);
      return [{ x: airIndex(weather, weight), y: learned.mean - assumptions.run.air.mean * air }];
    });
  const coefficients = fitted(points);
  return coefficients.every(Number.isFinite) ? coefficients : [0, 0, 0];
};

/** Writes an engine's knowledge into the fields of a tune; the track's share of a 60 ft is part of its offset. */
export const tuneFromEngine = (
  engine: Engine,
  passes: readonly LogEntry[],
): { tune: LearnedTune; sd: { sl_et_zw: number; wind_effect: number } } => {
  const { bank } = engine;
  if (bank === undefined) {
    const tune = { sl_et_zw: null, wind_effect: 1, poly_coeff_da_grains: [0, 0, 0], offsets: {} };
    return { tune: tune as LearnedTune, sd: { sl_et_zw: NaN, wind_effect: NaN } };
  }
  const level = outlook(bank, rowOf(bank, { level: 1 }), () => 0);
  const wind = outlook(bank, rowOf(bank, { wind: 1 }), () => 0);
  const base = Math.exp(level.mean);
  const offsets = bank.tracks.map(({ uid }) => {
    const passedOn = assumptions.launch.passedOn;
    const share = trackOutlook(bank, uid, { track: 1, trackLaunch: passedOn })?.mean ?? 0;
    return [
      uid,
      {
        sl_et_zw: seconds(base * Math.expm1(share)),
        wind_effect: trackOutlook(bank, uid, { trackWind: 1 })?.mean ?? 0,
      },
    ] as const;
  });
  return {
    tune: {
      sl_et_zw: seconds(base),
      wind_effect: wind.mean,
      poly_coeff_da_grains: polynomial(engine, bank, passes),
      offsets: Object.fromEntries(offsets),
    },
    sd: { sl_et_zw: base * Math.sqrt(level.variance), wind_effect: Math.sqrt(wind.variance) },
  };
};

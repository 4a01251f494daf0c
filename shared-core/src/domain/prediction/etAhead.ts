import type { WeatherObservation } from '../entities/Weather';
import type { Share } from '../exchange/inOneGo';
import { fahrenheit, inHg, mph, seconds, type Seconds } from '../units/units';
import type { AirAhead } from '../weather/ahead/AirAhead';
import { observationAtTrack } from '../weather/observationAtTrack';
import { predictEt, type PredictionInput } from './predictEt';

/** The ET that is expected at a time to come. */
export interface EtAhead {
  /** ISO 8601. */
  at: string;
  et: Seconds;
  /** Eight passes of ten end between these two; what is not known of the air then is in them. */
  low80: Seconds;
  high80: Seconds;
  air: WeatherObservation;
}

/** The 90th percentile of the normal distribution. */
const z80 = 1.2816;

const etIn = (
  input: Omit<PredictionInput, 'observation'>,
  { report, spread }: AirAhead,
): EtAhead | undefined => {
  const { elevation } = input.location;
  const ran = (change: Partial<typeof report>) =>
    predictEt({ ...input, observation: observationAtTrack({ ...report, ...change }, elevation) });
  const base = ran({});
  if (!base.ok) return undefined;
  const { et, sd } = base.value;
  const changed = [
    ran({ air_temp: fahrenheit(report.air_temp + spread.air_temp) }),
    ran({ altimeter: inHg(report.altimeter + spread.altimeter) }),
    ran({ wind_speed: mph(report.wind_speed + spread.wind_speed) }),
  ];
  const variance = changed.reduce((sum, each) => sum + (each.ok ? (each.value.et - et) ** 2 : 0), sd ** 2);
  const half = z80 * Math.sqrt(variance);
  const air = observationAtTrack(report, elevation);
  return { at: report.datetime, et, low80: seconds(et - half), high80: seconds(et + half), air };
};

/**
 * The ETs in the air that is expected, one a step. To the variance of each prediction comes the square of what the ET
 * would move by one standard deviation of each quantity of the air; an hour that cannot be predicted is left out.
 */
export function* etAhead(
  input: Omit<PredictionInput, 'observation'>,
  ahead: readonly AirAhead[],
): Generator<Share, EtAhead[]> {
  const ets: EtAhead[] = [];
  for (const [index, hour] of ahead.entries()) {
    const et = etIn(input, hour);
    if (et !== undefined) ets.push(et);
    yield (index + 1) / ahead.length;
  }
  return ets;
}

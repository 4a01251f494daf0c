import type { WeatherObservation } from '../entities/Weather';
import type { Share } from '../work/inOneGo';
import type { Seconds } from '../units/units';
import type { AirAhead } from '../weather/ahead/AirAhead';
import { observationAtTrack } from '../weather/station/observationAtTrack';
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

/** `measured` is the air at the track now, from which what is ahead differs. */
type Input = Omit<PredictionInput, 'observation' | 'airSpread' | 'measured'> & {
  measured: WeatherObservation;
};

const etIn = (input: Input, { report, spread }: AirAhead): EtAhead | undefined => {
  const air = observationAtTrack(report, input.location.elevation);
  const predicted = predictEt({ ...input, observation: air, airSpread: spread });
  if (!predicted.ok) return undefined;
  const { et, low80, high80 } = predicted.value;
  return { at: report.datetime, et, low80, high80, air };
};

/** The ETs in the air that is expected, one a step; an hour that cannot be predicted is left out. */
export function* etAhead(input: Input, ahead: readonly AirAhead[]): Generator<Share, EtAhead[]> {
  const ets: EtAhead[] = [];
  for (const [index, hour] of ahead.entries()) {
    const et = etIn(input, hour);
    if (et !== undefined) ets.push(et);
    yield (index + 1) / ahead.length;
  }
  return ets;
}

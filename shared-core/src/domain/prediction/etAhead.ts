import type { WeatherObservation } from '../entities/Weather';
import type { Share } from '../work/inOneGo';
import type { Seconds } from '../units/units';
import type { AirAhead, AirSpread } from '../weather/ahead/AirAhead';
import { observationAtTrack } from '../weather/station/observationAtTrack';
import type { Engine } from './engine/engine';
import { predict, type NextPassAir } from './predict';

/** Expected ET at a later time. */
export interface EtAhead {
  /** ISO 8601. */
  at: string;
  et: Seconds;
  /** Eight passes of ten end between these two, the doubt about the air included. */
  low80: Seconds;
  high80: Seconds;
  air: WeatherObservation;
}

/** `measured` is the air at the track now, from which the air ahead differs. */
type Now = Pick<NextPassAir, 'location' | 'lane' | 'throttleStop'> & { measured: WeatherObservation };

/** Returns the pass in the expected air. */
export const passAhead = <Known extends Pick<NextPassAir, 'location'>>(
  now: Known,
  { report, spread }: AirAhead,
): Known & { observation: WeatherObservation; airSpread: AirSpread } => ({
  ...now,
  observation: observationAtTrack(report, now.location.elevation),
  airSpread: spread,
});

const etIn = (engine: Engine, now: Now, ahead: AirAhead): EtAhead | undefined => {
  const next = passAhead(now, ahead);
  const predicted = predict(engine, next);
  if (!predicted.ok) return undefined;
  const { et, low80, high80 } = predicted.value;
  return { at: ahead.report.datetime, et, low80, high80, air: next.observation };
};

/** Predicts the ETs in the expected air, one a step; leaves out an hour that cannot be predicted. */
export function* etAhead(engine: Engine, now: Now, ahead: readonly AirAhead[]): Generator<Share, EtAhead[]> {
  const ets: EtAhead[] = [];
  for (const [index, hour] of ahead.entries()) {
    const et = etIn(engine, now, hour);
    if (et !== undefined) ets.push(et);
    yield (index + 1) / ahead.length;
  }
  return ets;
}

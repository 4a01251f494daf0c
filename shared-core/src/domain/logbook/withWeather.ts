import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { airResponseOf } from '../prediction/airResponseOf';
import { failed, ok, type Result } from '../result';
import { checkWeather } from './checkWeather';
import { deriveFromAir, finishOf } from './deriveValues';

/**
 * A stored pass with air that was found for it later, and what follows from that. Nothing is predicted: it would not
 * have been said before the run. Fails with `weather` and the sentence of the first wrong field.
 * @param vehicle its car as it is now
 */
export const withWeather = (
  pass: LogEntry,
  vehicle: Vehicle,
  weather: WeatherObservation,
): Result<LogEntry> => {
  const [wrong] = Object.values(checkWeather(weather).errors);
  if (wrong !== undefined) return failed('weather', wrong);
  const finish = finishOf(pass.location, pass.timeslip, pass.vehicle);
  const air = deriveFromAir(weather, pass.derived.horsepower, airResponseOf(vehicle, finish));
  return ok({ ...pass, weather, derived: { ...pass.derived, ...air } });
};

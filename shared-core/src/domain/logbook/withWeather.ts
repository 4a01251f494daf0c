import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { airResponseOf } from '../prediction/airResponseOf';
import { failed, ok, type Result } from '../result';
import { horsepower } from '../units/units';
import { airFactor } from '../weather/airFactor';
import { withoutAbsent } from '../withoutAbsent';
import { checkWeather } from './checkWeather';
import { finishOf } from './finishOf';
import { isCarOfPass } from './isCarOfPass';
import { workedOut } from './workedOut';

/**
 * A stored pass with air that was found for it later, and what follows from that. Nothing is predicted: it would not
 * have been said before the run. What the car would have made in standard air is left out where its tune is another
 * by now. Fails with `weather` and the sentence of the first wrong field.
 * @param vehicle its car as it is now
 */
export const withWeather = (
  pass: LogEntry,
  vehicle: Vehicle,
  weather: WeatherObservation,
): Result<LogEntry> => {
  const [wrong] = Object.values(checkWeather(weather).errors);
  if (wrong !== undefined) return failed('weather', wrong);
  const filled = { ...pass, weather };
  const { horsepower: power } = pass.derived;
  const response = airResponseOf(vehicle, finishOf(pass.location, pass.timeslip, pass.vehicle));
  const corrected_horsepower =
    power === undefined || !isCarOfPass(vehicle, pass)
      ? undefined
      : horsepower(power / airFactor(weather, response));
  const derived = withoutAbsent({ ...pass.derived, ...workedOut(filled), corrected_horsepower });
  return ok({ ...filled, derived });
};

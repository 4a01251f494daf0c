import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import { passFailures } from '../plain/failures';
import { failedAs, ok, type Result } from '../plain/result';
import { withoutAbsent } from '../plain/withoutAbsent';
import { checkWeather } from '../weather/station/checkWeather';
import { correctedPower } from './deriveValues';
import { finishOf } from '../pass/finishOf';
import { isCarOfPass } from '../pass/isCarOfPass';
import { workedOut } from './workedOut';

/**
 * Adds air that was found later to a stored pass, with the values derived from it. It adds no prediction: nothing was
 * said before the run. It leaves out power in standard air where the car has another tune by now. Fails with
 * `weather` and the sentence of the first wrong field.
 * @param vehicle its car as it is now
 */
export const withWeather = (
  pass: LogEntry,
  vehicle: Vehicle,
  weather: WeatherObservation,
): Result<LogEntry> => {
  const [wrong] = Object.values(checkWeather(weather).errors);
  if (wrong !== undefined) return failedAs(passFailures, 'weather', wrong);
  const filled = { ...pass, weather };
  const corrected_horsepower = isCarOfPass(vehicle, pass)
    ? correctedPower(
        pass.derived.horsepower,
        weather,
        vehicle,
        finishOf(pass.location, pass.timeslip, pass.vehicle),
      )
    : undefined;
  const derived = withoutAbsent({ ...pass.derived, ...workedOut(filled), corrected_horsepower });
  return ok({ ...filled, derived });
};

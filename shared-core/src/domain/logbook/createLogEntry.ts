import { distances } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry, Timeslip } from '../entities/LogEntry';
import { parseLogEntry } from '../parsing/parseLogEntry';
import type { PassSetup } from '../entities/PassSetup';
import type { RaceEvent } from '../entities/RaceEvent';
import type { Vehicle } from '../entities/Vehicle';
import type { WeatherObservation } from '../entities/Weather';
import type { Engine } from '../prediction/engine/engine';
import { learnOver } from '../prediction/learnOver';
import { passesToLearn } from '../prediction/passesToLearn';
import { predict } from '../prediction/predict';
import { supposedTimer } from '../prediction/supposedTimer';
import { passFailures } from '../plain/failures';
import { failedAs, type Result } from '../plain/result';
import { checkSlip } from '../pass/checkSlip';
import { checkWeather } from '../weather/station/checkWeather';
import { deriveValues } from './deriveValues';
import { finishOf } from '../pass/finishOf';
import { locationOfPass } from '../pass/locationOfPass';
import { vehicleOfPass } from '../pass/vehicleOfPass';

/** Pass as a racer entered it. */
export interface LogEntryDraft {
  log_entry_uid: string;
  /** ISO 8601. */
  log_entry_datetime: string;
  vehicle: Vehicle;
  location: Location;
  timeslip: Timeslip;
  weather: WeatherObservation | null;
  notes: string;
  changes: string;
  custom_fields: Record<string, string | number>;
  setup?: PassSetup | undefined;
  event?: RaceEvent | undefined;
}

const predictions = (
  draft: LogEntryDraft,
  { passes, engines }: { passes: readonly LogEntry[]; engines?: readonly Engine[] },
): LogEntry['prediction'] => {
  const { vehicle, location, weather: observation, setup } = draft;
  const { lane } = draft.timeslip;
  if (observation === null) return {};
  const now = Date.parse(draft.log_entry_datetime);
  const others = passes.filter(({ log_entry_uid }) => log_entry_uid !== draft.log_entry_uid);
  const earlier = passesToLearn(vehicle, others, now);
  return Object.fromEntries(
    learnOver(distances, { vehicle, location }, earlier, engines).flatMap((engine) => {
      const prediction = predict(engine, {
        location,
        observation,
        now,
        lane,
        // As on the screens before the pass.
        throttleStop: setup?.throttle_stop ?? supposedTimer(engine, undefined)?.timer,
      });
      return prediction.ok ? [[`et_${engine.finish}`, prediction.value.et]] : [];
    }),
  );
};

/**
 * The pass to store: the draft with what follows from it, worked out and predicted from earlier passes as things
 * stand now; `predicted` and `derived` are what was predicted and worked out before, and stay. Failures: `slip` and
 * `weather` with the sentence of the first wrong field, `broken` for what could not be read back.
 */
export const createLogEntry = (
  draft: LogEntryDraft,
  context: {
    passes: readonly LogEntry[];
    /** Those that have learned the passes before, to save work. */
    engines?: readonly Engine[];
    predicted?: LogEntry['prediction'];
    derived?: LogEntry['derived'];
  },
): Result<LogEntry> => {
  const { vehicle, location, timeslip, weather, event } = draft;
  const [slipError] = Object.values(checkSlip(timeslip).errors);
  if (slipError !== undefined) return failedAs(passFailures, 'slip', slipError);
  const [weatherError] = weather === null ? [] : Object.values(checkWeather(weather).errors);
  if (weatherError !== undefined) return failedAs(passFailures, 'weather', weatherError);

  const prediction = context.predicted ?? predictions(draft, context);
  const predictedFinish = prediction[`et_${finishOf(location, timeslip, vehicle)}`];
  // Read back at once, so that every stored pass is readable.
  return parseLogEntry({
    ...draft,
    vehicle: vehicleOfPass(vehicle),
    location: locationOfPass(location),
    derived:
      context.derived ?? deriveValues({ vehicle, location, timeslip, weather, predictedFinish, event }),
    prediction,
  });
};

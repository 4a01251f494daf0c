import type { ForecastHour, StationObservation } from '../../entities/Weather';
import { degrees, fahrenheit, mph, type Degrees } from '../../units/units';
import { dewPoint } from '../air/dewPoint';
import { humidityAtDew } from '../air/humidityAtDew';
import { heldSpread, type AirAhead } from './AirAhead';

const hour = 3_600_000;

const at = ({ at: iso }: ForecastHour): number => Date.parse(iso);

/** Interpolates a value of the forecast at a moment; undefined outside its hours, as for an older report. */
const valueAt = (
  forecast: readonly ForecastHour[],
  moment: number,
  of: (hour: ForecastHour) => number,
): number | undefined => {
  const after = forecast.findIndex((each) => at(each) >= moment);
  const [next, before] = [forecast[after], forecast[after - 1]];
  if (next === undefined) return undefined;
  if (at(next) === moment) return of(next);
  if (before === undefined) return at(next) - moment < hour ? of(next) : undefined;
  const share = (moment - at(before)) / (at(next) - at(before));
  return of(before) + share * (of(next) - of(before));
};

/** Returns where the wind comes from at a moment, turning evenly from hour to hour; undefined where it is not known. */
const windFrom = (forecast: readonly ForecastHour[], moment: number): Degrees | undefined => {
  const part = (of: (radians: number) => number) =>
    valueAt(forecast, moment, ({ wind_speed, wind_degrees = NaN }) =>
      wind_speed === 0 ? 0 : wind_speed * of((wind_degrees * Math.PI) / 180),
    );
  const [east, north] = [part(Math.sin), part(Math.cos)];
  if (east === undefined || north === undefined) return undefined;
  const from = (Math.atan2(east, north) * 180) / Math.PI;
  return Number.isNaN(from) ? undefined : degrees((from + 360) % 360);
};

/**
 * Returns the air at a later moment by a forecast, shifted to begin with the station's newest report. A forecast has
 * no pressure: it is held. The temperature's error is estimated at 1 °F and half a degree more each hour. Undefined
 * where the forecast does not cover both times.
 * @param forecast oldest first
 * @param moment milliseconds
 */
export const forecastAt = (
  newest: StationObservation,
  forecast: readonly ForecastHour[],
  moment: number,
): AirAhead | undefined => {
  const start = Date.parse(newest.datetime);
  const change = (of: (hour: ForecastHour) => number): number | undefined => {
    const [now, then] = [valueAt(forecast, start, of), valueAt(forecast, moment, of)];
    return now === undefined || then === undefined ? undefined : then - now;
  };
  const warmer = change(({ air_temp }) => air_temp);
  const moister = change(({ dew_point }) => dew_point);
  const wind = valueAt(forecast, moment, ({ wind_speed }) => wind_speed);
  if (warmer === undefined || moister === undefined || wind === undefined) return undefined;
  const air_temp = fahrenheit(newest.air_temp + warmer);
  const dew_point = fahrenheit(Math.min(air_temp, dewPoint(newest) + moister));
  const { wind_degrees: _, wind_unknown: __, ...held } = newest;
  const blows = windFrom(forecast, moment);
  const ahead = (moment - start) / hour;
  return {
    report: {
      ...held,
      datetime: new Date(moment).toISOString(),
      air_temp,
      humidity: humidityAtDew(air_temp, dew_point),
      wind_speed: mph(wind),
      ...(blows !== undefined && { wind_degrees: blows }),
    },
    spread: { ...heldSpread(ahead), air_temp: 1 + 0.5 * ahead },
  };
};

/**
 * Returns the air of the next hours by a forecast. Ends with the forecast; none where it does not cover now.
 * @param forecast oldest first
 * @param hours how many, one at a time
 */
export const forecastTrend = (
  newest: StationObservation,
  forecast: readonly ForecastHour[],
  hours: number,
): AirAhead[] =>
  Array.from({ length: hours }, (_, index) => Date.parse(newest.datetime) + (index + 1) * hour).flatMap(
    (moment) => forecastAt(newest, forecast, moment) ?? [],
  );

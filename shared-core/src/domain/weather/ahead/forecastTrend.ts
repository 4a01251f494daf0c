import type { ForecastHour, StationObservation } from '../../entities/Weather';
import { degrees, fahrenheit, mph } from '../../units/units';
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

/**
 * Returns the air of the next hours by a forecast, shifted to begin with the station's newest report. A forecast has
 * no pressure: it is held. The temperature's error is estimated at 1 °F and half a degree more each hour. Ends with
 * the forecast; none where it does not cover now.
 * @param forecast oldest first
 * @param hours how many, one at a time
 */
export const forecastTrend = (
  newest: StationObservation,
  forecast: readonly ForecastHour[],
  hours: number,
): AirAhead[] => {
  const start = Date.parse(newest.datetime);
  const temp = ({ air_temp }: ForecastHour): number => air_temp;
  const dew = ({ dew_point }: ForecastHour): number => dew_point;
  const tempNow = valueAt(forecast, start, temp);
  const dewNow = valueAt(forecast, start, dew);
  if (tempNow === undefined || dewNow === undefined) return [];
  return Array.from({ length: hours }, (_, index) => index + 1).flatMap((ahead): AirAhead[] => {
    const moment = start + ahead * hour;
    const tempThen = valueAt(forecast, moment, temp);
    const dewThen = valueAt(forecast, moment, dew);
    const wind = valueAt(forecast, moment, ({ wind_speed }) => wind_speed);
    if (tempThen === undefined || dewThen === undefined || wind === undefined) return [];
    const air_temp = fahrenheit(newest.air_temp + tempThen - tempNow);
    const dew_point = fahrenheit(Math.min(air_temp, dewPoint(newest) + dewThen - dewNow));
    const { wind_degrees: _, wind_unknown: __, ...held } = newest;
    const blows = forecast.find((each) => at(each) >= moment)?.wind_degrees;
    return [
      {
        report: {
          ...held,
          datetime: new Date(moment).toISOString(),
          air_temp,
          humidity: humidityAtDew(air_temp, dew_point),
          wind_speed: mph(wind),
          ...(blows !== undefined && { wind_degrees: degrees(blows) }),
        },
        spread: { ...heldSpread(ahead), air_temp: 1 + 0.5 * ahead },
      },
    ];
  });
};

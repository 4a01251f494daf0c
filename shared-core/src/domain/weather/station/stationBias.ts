import type { StationBias } from '../../entities/Location';
import type { WeatherObservation } from '../../entities/Weather';
import { fahrenheit, inHg, percent } from '../../units/units';
import type { Air } from '../air/Air';
import { dewPoint } from '../air/dewPoint';

/** Readings that count: older changes at the track are forgotten. */
const memory = 10;

/**
 * Returns the difference of a racer's own station to the public one after one more reading: the mean of the last ten
 * or so.
 * @param known learned before; for another public station it does not count
 */
export const learnStationBias = (
  known: StationBias | undefined,
  { stationId, own, station }: { stationId: string; own: Air; station: Air },
): StationBias => {
  const before = known?.station_id === stationId ? known : undefined;
  const readings = Math.min(memory, (before?.readings ?? 0) + 1);
  const mean = (field: keyof Air): number => {
    const old = before?.[field] ?? 0;
    return old + (own[field] - station[field] - old) / readings;
  };
  return {
    station_id: stationId,
    air_temp: mean('air_temp'),
    humidity: mean('humidity'),
    pressure: mean('pressure'),
    readings,
  };
};

/** Returns the public station's air as the racer's own would report it. */
export const withStationBias = (air: WeatherObservation, bias: StationBias): WeatherObservation => {
  const air_temp = fahrenheit(air.air_temp + bias.air_temp);
  const humidity = percent(Math.min(100, Math.max(0, air.humidity + bias.humidity)));
  return {
    ...air,
    air_temp,
    humidity,
    pressure: inHg(air.pressure + bias.pressure),
    dew_point: dewPoint({ air_temp, humidity }),
  };
};

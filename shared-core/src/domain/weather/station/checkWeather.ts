import type { WeatherObservation } from '../../entities/Weather';

/** Number of the weather that a racer can type. */
export type WeatherField = 'air_temp' | 'humidity' | 'pressure' | 'wind_speed';

const ranges: Record<WeatherField, { label: string; least: number; most: number; unit: string }> = {
  air_temp: { label: 'Temperature', least: -60, most: 140, unit: '°F' },
  humidity: { label: 'Humidity', least: 0, most: 100, unit: '%' },
  pressure: { label: 'Station pressure', least: 15, most: 33, unit: 'inHg' },
  wind_speed: { label: 'Wind', least: 0, most: 100, unit: 'mph' },
};

/** Returns the problems of typed weather by field, in sentences; a missing number is no problem. */
export const checkWeather = (
  weather: Partial<Pick<WeatherObservation, WeatherField>>,
): { errors: Partial<Record<WeatherField, string>> } => {
  const errors: Partial<Record<WeatherField, string>> = {};
  for (const field of Object.keys(ranges) as WeatherField[]) {
    const value = weather[field];
    const { label, least, most, unit } = ranges[field];
    if (value !== undefined && !(value >= least && value <= most)) {
      errors[field] = `${label} must be between ${least} and ${most} ${unit}.`;
    }
  }
  return { errors };
};

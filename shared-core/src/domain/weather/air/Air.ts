import type { WeatherObservation } from '../../entities/Weather';

/** Values of the air that formulas need; the pressure is station pressure. */
export type Air = Pick<WeatherObservation, 'air_temp' | 'humidity' | 'pressure'>;

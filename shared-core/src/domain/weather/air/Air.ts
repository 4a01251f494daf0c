import type { WeatherObservation } from '../../entities/Weather';

/** What the formulas need to know of the air; the pressure is station pressure. */
export type Air = Pick<WeatherObservation, 'air_temp' | 'humidity' | 'pressure'>;

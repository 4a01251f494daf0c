import type { WeatherObservation, WeatherStation } from '@holeshot/shared-core';

/** State of the air at the time of a slip. */
export type SlipWeather =
  | { state: 'no-time' }
  | { state: 'no-station' }
  /** The stored pass has no weather and stays without. */
  | { state: 'given-up'; station: WeatherStation }
  | { state: 'asking'; station: WeatherStation }
  /** Without a station it is the weather saved with the pass. */
  | { state: 'found'; station?: WeatherStation; source?: string; observation: WeatherObservation }
  | { state: 'failed'; station: WeatherStation; message: string };

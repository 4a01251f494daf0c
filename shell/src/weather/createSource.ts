import { buildConfig } from '../build/buildConfig';
import { createNationalWeather } from './createNationalWeather';
import { createSynoptic, type SynopticAccess } from './createSynoptic';
import { stationSimulatorUrl } from './stationSimulatorUrl';
import type { WeatherSource } from './WeatherSource';
import { withSecondSource } from './withSecondSource';

const urlOf = (service: string): string => (buildConfig.local ? stationSimulatorUrl() : service);

const fetchUrl: typeof fetch = (...request) => fetch(...request);

/** Creates the weather source of the app: Synoptic, and the National Weather Service if that fails. */
export const createSource = (token: SynopticAccess['token']): WeatherSource =>
  withSecondSource(
    createSynoptic({ baseUrl: urlOf(buildConfig.weatherUrl), fetch: fetchUrl, token }),
    createNationalWeather({ baseUrl: urlOf(buildConfig.nationalWeatherUrl), fetch: fetchUrl }),
  );

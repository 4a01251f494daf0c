import { failedAs, ok, simulatorFailures, type Result } from '@holeshot/shared-core';
import { stationSimulatorUrl } from './stationSimulatorUrl';

const noWeather = failedAs(simulatorFailures, 'weather-token');

/** Creates a function that fetches the token of the station simulator and caches it until it is refused. */
export const createSimulatorToken = (
  fetchUrl: typeof fetch,
): ((refused?: string) => Promise<Result<string>>) => {
  let cached: string | undefined;
  return async (refused) => {
    if (cached !== undefined && cached !== refused) return ok(cached);
    try {
      const response = await fetchUrl(`${stationSimulatorUrl()}/v2/auth?apikey=device-only`);
      const { TOKEN: token } = (await response.json()) as { TOKEN?: unknown };
      if (typeof token !== 'string') return noWeather;
      cached = token;
      return ok(token);
    } catch {
      return noWeather;
    }
  };
};

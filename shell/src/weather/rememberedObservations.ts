import { degrees, fahrenheit, inHg, mph, percent, type StationObservation } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

const keyOf = (stationId: string): string => `holeshot.weather.${stationId}`;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** The newest observation of each station, remembered on the device: without a network the last known air still counts. */
export interface RememberedObservations {
  read(stationId: string): StationObservation | undefined;
  write(observation: StationObservation): void;
}

/** Remembers observations on the device; what cannot be read there counts as absent. */
export const createRememberedObservations = (): RememberedObservations => ({
  read: (stationId) => {
    try {
      const stored = JSON.parse(deviceStorage.getItem(keyOf(stationId)) ?? 'null') as Partial<
        Record<keyof StationObservation, unknown>
      > | null;
      const {
        datetime,
        air_temp,
        humidity,
        altimeter,
        wind_speed,
        wind_unknown,
        wind_degrees,
        condition,
        source,
      } = stored ?? {};
      if (typeof datetime !== 'string' || Number.isNaN(Date.parse(datetime))) return undefined;
      if (!isNumber(air_temp) || !isNumber(humidity) || !isNumber(altimeter) || !isNumber(wind_speed))
        return undefined;
      return {
        station_id: stationId,
        datetime,
        air_temp: fahrenheit(air_temp),
        humidity: percent(humidity),
        altimeter: inHg(altimeter),
        wind_speed: mph(wind_speed),
        ...(wind_unknown === true ? { wind_unknown } : {}),
        ...(isNumber(wind_degrees) ? { wind_degrees: degrees(wind_degrees) } : {}),
        ...(typeof condition === 'string' ? { condition } : {}),
        ...(source === 'National Weather Service' ? { source } : {}),
      };
    } catch {
      return undefined;
    }
  },
  write: (observation) => deviceStorage.setItem(keyOf(observation.station_id), JSON.stringify(observation)),
});

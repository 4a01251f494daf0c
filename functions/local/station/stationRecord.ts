import { zoneOf } from '../weather/stationClock';
import type { VirtualStation } from '../weather/stationGrid';

/**
 * Builds the metadata of a station in the service's shape: numbers as strings, the elevation in feet.
 * @param now milliseconds, the end of the station's record
 */
export const stationRecord = (station: VirtualStation, now: number) => ({
  ID: String(parseInt(station.stid.slice(1), 36) + 1),
  STID: station.stid,
  NAME: station.name,
  ELEVATION: station.elevation.toFixed(1),
  LATITUDE: station.lat.toFixed(5),
  LONGITUDE: station.lng.toFixed(5),
  STATUS: 'ACTIVE',
  MNET_ID: '1',
  TIMEZONE: zoneOf(station),
  ELEV_DEM: station.elevation.toFixed(1),
  PERIOD_OF_RECORD: { start: '1997-01-01T00:00:00Z', end: new Date(now).toISOString().replace(/\.\d+/, '') },
  UNITS: { position: 'm', elevation: 'ft' },
  RESTRICTED: false,
  RESTRICTED_METADATA: false,
});

import { zoneOffset } from './zoneOffset';

const zonesFromWest: [number, string][] = [
  [-140, 'America/Anchorage'],
  [-114.5, 'America/Los_Angeles'],
  [-101.5, 'America/Denver'],
  [-86, 'America/Chicago'],
  [-66, 'America/New_York'],
];

/** Guesses the time zone of a place: by longitude in North America, elsewhere the full hours from Greenwich. */
export const zoneOf = ({ lat, lng }: { lat: number; lng: number }): string => {
  if (lat > 24 && lat < 72 && lng > -170 && lng < -66)
    return zonesFromWest.find(([east]) => lng < east)?.[1] ?? 'America/New_York';
  const hours = Math.round(lng / 15);
  // POSIX inverts the sign: Etc/GMT-10 is ten hours east of Greenwich.
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

/**
 * Formats a time as the service does: local with an offset without a colon (`2026-01-15T19:20:00-0700`), or UTC with Z.
 * @param time milliseconds
 */
export const stationTime = (time: number, zone: string): string => {
  if (zone === 'UTC') return new Date(time).toISOString().replace('.000', '');
  const offset = zoneOffset(zone, time);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(value).padStart(2, '0');
  const local = new Date(time + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
};

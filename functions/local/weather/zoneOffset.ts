const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the offset of a time zone from UTC.
 * @param zone IANA name
 * @param time milliseconds
 * @returns milliseconds, negative in the west
 */
export const zoneOffset = (zone: string, time: number): number => {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
};

/** Returns the time zone of this device, such as `America/Chicago`; UTC in a browser that tells none. */
export const deviceZone = (): string => {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
  } catch {
    return 'UTC';
  }
};

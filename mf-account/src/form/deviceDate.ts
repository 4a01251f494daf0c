import { formatDate } from '@holeshot/shared-core';

/** A time in milliseconds as a date by the clock of this device: `06/20/2026`. */
export const deviceDate = (millis: number): string =>
  formatDate(new Date(millis).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone);

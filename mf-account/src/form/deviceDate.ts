import { formatDate } from '@holeshot/shared-core';
import { deviceZone } from '@holeshot/shared-core/react';

/** Formats a time (ms) as a date in the device's zone: `06/20/2026`. */
export const deviceDate = (millis: number): string =>
  formatDate(new Date(millis).toISOString(), deviceZone());

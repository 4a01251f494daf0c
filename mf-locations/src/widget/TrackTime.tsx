import { formatClock, formatDateTime, type ClockPort } from '@holeshot/shared-core';
import { deviceZone, useNow } from '@holeshot/shared-core/react';

const minute = 60_000;

/** Local time of a track, if different from the device's. */
export const TrackTime = ({ timezone, clock }: { timezone: string; clock: ClockPort }) => {
  const now = new Date(useNow(clock, minute)).toISOString();
  const here = deviceZone();
  if (timezone === '' || formatDateTime(now, timezone) === formatDateTime(now, here)) return null;
  return <>{formatClock(now, timezone)} there</>;
};

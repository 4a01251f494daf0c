import { heldSpread, type AirSpread } from './AirAhead';

const minute = 60_000;
/** Passes are learned with reports of this age as well: it is no news that the air is a little other than they say. */
const usual = 15 * minute;
/** The spread moves in steps, so that nothing is worked out anew all the time. */
const step = 5 * minute;

/**
 * How far off a report may be that was measured a while ago; undefined while it is as new as reports are.
 * @param measuredAt ISO 8601
 * @param now milliseconds
 */
export const lateSpread = (measuredAt: string, now: number): AirSpread | undefined => {
  const measured = Date.parse(measuredAt);
  const late = Math.floor((now - measured - usual) / step) * step;
  return late > 0
    ? { ...heldSpread(late / (60 * minute)), at: new Date(measured + usual + late).toISOString() }
    : undefined;
};

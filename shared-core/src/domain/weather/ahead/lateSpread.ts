import { heldSpread, type AirSpread } from './AirAhead';

const minute = 60_000;
/** Age of a usual report. Passes are learned with such reports, so its error is not news. */
const usual = 15 * minute;
/** Steps of the spread, so that predictions do not change all the time. */
const step = 5 * minute;

/** Returns the error of an old report; undefined while it is as new as reports are. `now` in milliseconds. */
export const lateSpread = (measuredAt: string, now: number): AirSpread | undefined => {
  const measured = Date.parse(measuredAt);
  const late = Math.floor((now - measured - usual) / step) * step;
  return late > 0
    ? { ...heldSpread(late / (60 * minute)), at: new Date(measured + usual + late).toISOString() }
    : undefined;
};

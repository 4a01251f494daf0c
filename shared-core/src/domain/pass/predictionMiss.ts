import type { LogEntry } from '../entities/LogEntry';

/** Rounds to thousandths, as an ET is shown. */
const asShown = (et: number): number => Number(et.toFixed(3));

/**
 * Returns the miss of an all-out pass: its ET less the predicted one, both as shown, in seconds. Negative is quicker;
 * undefined for another quality, without an ET and without a prediction.
 */
export const predictionMiss = ({
  derived: { finish_et: ran, finish_ddp: called },
  timeslip,
}: LogEntry): number | undefined =>
  timeslip.quality !== 'All Out' || ran === undefined || called === undefined
    ? undefined
    : asShown(ran) - asShown(called);

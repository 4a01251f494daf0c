import { parseNumber, type SlipLane, type SlipReading } from '@holeshot/shared-core';
import type { EntryDraft } from '../draft/entryDraft';
import { sideOf } from './slipFilling';

/**
 * Returns the index of the racer's lane: the only one, or the one that the number of the car, the typed dial and the
 * lane chosen before agree on; undefined where the racer must choose.
 * @param car number of the racer's car on an earlier slip
 */
export const ownLane = (
  reading: SlipReading,
  { lane: chosen, dialin_et }: Pick<EntryDraft, 'lane' | 'dialin_et'>,
  car: string | undefined,
): number | undefined => {
  const { lanes } = reading;
  if (lanes.length === 1) return 0;
  const dial = parseNumber(dialin_et);
  const signs: ((lane: SlipLane, index: number) => boolean)[] = [
    (lane) => car !== undefined && lane.car === car,
    (lane) => dial !== undefined && lane.fields.dialin_et?.value === dial,
    // A form begins with Left, so only Right was chosen for certain.
    (_, index) => chosen === 'Right' && sideOf(reading, index) === chosen,
  ];
  const told = signs.flatMap((sign) => {
    const fits = lanes.flatMap((lane, index) => (sign(lane, index) ? [index] : []));
    return fits.length === 1 ? fits : [];
  });
  return new Set(told).size === 1 ? told[0] : undefined;
};

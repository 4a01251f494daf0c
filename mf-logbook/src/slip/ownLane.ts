import { parseNumber, type SlipLane, type SlipReading } from '@holeshot/shared-core';
import type { EntryDraft } from '../draft/entryDraft';
import { sideOf } from './slipFilling';

/** Lane of the racer. */
export interface OwnLane {
  /** Index of the lane. */
  own: number;
  /** Sign that told the lane of two. */
  because?: string;
}

/**
 * Finds the racer's lane: the only one, or the one that the number of the car, the typed dial and the lane chosen
 * before agree on; undefined where the racer must choose.
 * @param car number of the racer's car on an earlier slip
 */
export const ownLane = (
  reading: SlipReading,
  { lane: chosen, dialin_et }: Pick<EntryDraft, 'lane' | 'dialin_et'>,
  car: string | undefined,
): OwnLane | undefined => {
  const { lanes } = reading;
  if (lanes.length === 1) return { own: 0 };
  const dial = parseNumber(dialin_et);
  const signs: [because: string, fits: (lane: SlipLane, index: number) => boolean][] = [
    [`your car ${car}`, (lane) => car !== undefined && lane.car === car],
    [`your dial ${dialin_et.trim()}`, (lane) => dial !== undefined && lane.fields.dialin_et?.value === dial],
    // A form begins with Left, so only Right was chosen for certain.
    ['the form has it', (_, index) => chosen === 'Right' && sideOf(reading, index) === chosen],
  ];
  const told = signs.flatMap(([because, fits]): OwnLane[] => {
    const [own, another] = lanes.flatMap((lane, index) => (fits(lane, index) ? [index] : []));
    return own === undefined || another !== undefined ? [] : [{ own, because }];
  });
  return new Set(told.map(({ own }) => own)).size === 1 ? told[0] : undefined;
};

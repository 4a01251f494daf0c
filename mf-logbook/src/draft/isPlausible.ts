import { checkSlip, parseNumber, type Distance, type SlipTimes } from '@holeshot/shared-core';
import type { EntryDraft } from './entryDraft';
import { opponentNumbers } from './readRace';
import { readSlip } from './readSlip';
import { ownField, type NumberFieldName } from './slipShape';

/** Ratio to the car's last number beyond which a reading may be wrong. */
const farFromLast = 1.6;

const isOpponent = (name: NumberFieldName): name is (typeof opponentNumbers)[number] =>
  opponentNumbers.some((each) => each === name);

/** Reads the opponent's numbers as a slip. */
const opponentSlip = (draft: EntryDraft, length: Distance): SlipTimes =>
  Object.fromEntries(
    opponentNumbers.flatMap((name) => {
      const value = parseNumber(draft[name]);
      return value === undefined ? [] : [[ownField(name, length), value]];
    }),
  );

/**
 * Tells whether a number may be left behind without a look: it is possible beside the others of its lane, and near the
 * car's last.
 * @param last number of the car's last pass
 */
export const isPlausible = (
  name: NumberFieldName,
  draft: EntryDraft,
  length: Distance,
  last?: number,
): boolean => {
  const value = parseNumber(draft[name]);
  if (value === undefined) return false;
  const own = ownField(name, length);
  const { errors, doubts } = checkSlip(
    isOpponent(name) ? opponentSlip(draft, length) : readSlip(draft, length).slip,
  );
  if (errors[own] !== undefined || doubts.length > 0) return false;
  const ratio = last === undefined || own === 'reaction_time' ? 1 : value / last;
  return ratio < farFromLast && ratio > 1 / farFromLast;
};

import type { Distance, SlipField, SlipLane, SlipReading } from '@holeshot/shared-core';
import type { EntryDraft, SlipFilling } from '../draft/entryDraft';
import type { TakenSlip } from '../typed/takenSlip';
import { slipText } from '../typed/slipText';

type Doubts = EntryDraft['doubtful'];
/** Field with its text, and whether to check it. */
type Text = [field: Doubts[number], text: string, doubtful: boolean];
type Filled = Pick<EntryDraft, 'opponent' | 'bye' | 'resultByHand' | 'result' | 'round'>;

type Reading = TakenSlip['reading'];

const sides = ['Left', 'Right'] as const;

/** Returns the lane of a column: slips print the left one first. */
export const sideOf = ({ lanes }: Pick<SlipReading, 'lanes'>, own: number): SlipLane['lane'] =>
  lanes[own]?.lane ?? (lanes.length === 2 ? sides[own] : undefined);

/** Returns the other lane; undefined where the slip has the numbers of one. */
const otherLane = ({ lanes, laneOpen }: Reading, own: number): SlipLane | undefined => {
  const other = laneOpen || lanes.length !== 2 ? undefined : lanes[1 - own];
  return other?.car === undefined && Object.keys(other?.fields ?? {}).length === 0 ? undefined : other;
};

/** Letters that a digit is misread as. */
const misread = /[OoQIl|]/;

/** Returns the opponent's fields from the other lane; a typed name is better than the number of a car. */
const opponentOf = ({ fields, car }: SlipLane, distance: Distance, name: string): Text[] => {
  const numbers: [Doubts[number], SlipField][] = [
    ['opponent_dial', 'dialin_et'],
    ['opponent_reaction', 'reaction_time'],
    ['opponent_et', `et_${distance}`],
    ['opponent_mph', `mph_${distance}`],
  ];
  return [
    ...(car === undefined || name.trim() !== ''
      ? []
      : [['opponent', `Car ${car}`, misread.test(car)] satisfies Text]),
    ...numbers.flatMap(([field, from]): Text[] => {
      const number = fields[from];
      return number === undefined ? [] : [[field, slipText(from, number.value), number.doubtful]];
    }),
  ];
};

/** Returns the result that a slip tells; without a round its opponent makes no race of a pass. */
const resultOf = (
  own: SlipLane | undefined,
  isPaired: boolean,
  { result, resultByHand, round }: Filled,
): Pick<SlipFilling, 'result' | 'resultByHand'> => {
  if (own?.result !== undefined) return { result: own.result, resultByHand: true };
  return isPaired && !resultByHand && round.trim() === '' ? { result, resultByHand: true } : {};
};

/** Returns the round that a slip names; a round of the form with the same number tells its kind too. */
const roundOf = ({ round }: Reading, typed: string): string | undefined =>
  round !== undefined &&
  /^[TQE]\d+$/i.test(typed.trim()) &&
  round.name === `Round ${Number(typed.trim().slice(1))}`
    ? undefined
    : round?.name;

/**
 * Returns the values that a slip fills into a form, and the fields to check.
 * @param own index of the racer's lane; the other one is the opponent's
 * @param locationUid the racer's track that the slip names, if it names one
 * @param distance of the track
 */
export const slipFilling = (
  reading: Reading,
  own: number,
  { draft, locationUid, distance }: { draft: Filled; locationUid: string | undefined; distance: Distance },
): { filling: SlipFilling; doubtful: Doubts } => {
  const { lanes, track, localTime, timeDoubtful } = reading;
  const lane = sideOf(reading, own);
  const numbers = Object.entries(lanes[own]?.fields ?? {}).map(([name, { value, doubtful }]): Text => {
    const field = name as SlipField;
    return [field, slipText(field, value), doubtful];
  });
  const other = otherLane(reading, own);
  const opponent = other === undefined ? [] : opponentOf(other, distance, draft.opponent);
  const round = roundOf(reading, draft.round);
  const texts = [...numbers, ...opponent];
  return {
    filling: {
      ...(locationUid !== undefined && { locationUid }),
      ...(localTime !== undefined && { localTime }),
      ...(lane !== undefined && { lane }),
      ...Object.fromEntries(texts.map(([field, text]) => [field, text])),
      ...(round !== undefined && { round }),
      ...(draft.bye && opponent.length > 0 && { bye: false }),
      ...resultOf(lanes[own], opponent.length > 0, { ...draft, round: round ?? draft.round }),
    },
    doubtful: [
      ...texts.flatMap(([field, , doubtful]) => (doubtful ? [field] : [])),
      ...(timeDoubtful ? ['localTime' as const] : []),
      ...(track !== undefined && (locationUid === undefined || track.doubtful)
        ? ['locationUid' as const]
        : []),
    ],
  };
};

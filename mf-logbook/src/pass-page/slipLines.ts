import { finishOf, slipFieldLabels, type LogEntry, type SlipField } from '@holeshot/shared-core';
import { showField } from '../pass/showField';

/** Line of a slip: a label, and the figure of each lane, empty where it is unknown. */
export interface SlipLine {
  field: SlipField;
  label: string;
  own: string;
  opponent: string;
}

/** Returns the lines of a slip in print order, without those that neither lane has. */
export const slipLines = (entry: LogEntry): SlipLine[] => {
  const finish = finishOf(entry.location, entry.timeslip, entry.vehicle);
  const ofOpponent: Partial<Record<SlipField, string>> = {
    dialin_et: 'event.opponent_dial',
    reaction_time: 'event.opponent_reaction',
    [`et_${finish}`]: 'event.opponent_et',
    [`mph_${finish}`]: 'event.opponent_mph',
  };
  return (Object.keys(slipFieldLabels) as SlipField[])
    .map((field) => ({
      field,
      label: slipFieldLabels[field],
      own: showField(`timeslip.${field}`, entry),
      opponent: showField(ofOpponent[field] ?? '', entry),
    }))
    .filter(({ own, opponent }) => own !== '' || opponent !== '');
};

/** Returns the heads of the two lanes; of the opponent's, undefined where nothing is known of him. */
export const slipHeads = ({
  timeslip: { lane },
  vehicle,
  event = {},
}: LogEntry): { own: string; opponent: string | undefined } => {
  const { opponent, opponent_dial, opponent_reaction, opponent_et, opponent_mph } = event;
  const isKnown = [opponent, opponent_dial, opponent_reaction, opponent_et, opponent_mph].some(
    (value) => value !== undefined,
  );
  const other = { Left: 'Right', Right: 'Left' }[lane as string];
  return {
    own: `${lane} · ${vehicle.name}`,
    opponent: isKnown
      ? [other, opponent ?? 'Opponent'].filter((part) => part !== undefined).join(' · ')
      : undefined,
  };
};

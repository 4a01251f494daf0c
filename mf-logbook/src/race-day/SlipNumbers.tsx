import type { Distance, LogEntry, SlipField } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { EntryDraft } from '../entry/entryDraft';
import { slipOfTrack } from '../entry/slipOfTrack';
import { slipDecimals, slipText } from '../entry/slipText';
import { splitLabels } from '../entry/splitLabels';
import { BigField, type TypedField } from './BigField';
import { bigGrid } from './bigGrid';
import { RedButton } from './RedButton';

/** Short enough for two fields side by side on a phone. */
const labels: Record<SlipField, string> = {
  dialin_et: 'Dial',
  reaction_time: 'R/T',
  ...splitLabels,
};

/**
 * The racer's own lane of the slip, for the length of the track, with the numbers of the last pass below each; the
 * rarer ones once they were wrong: one that went away while it is put right would be saved half typed.
 */
export const SlipNumbers = ({
  control,
  set,
  trackLength,
  last,
  isWrong,
}: {
  control: Control<EntryDraft>;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  last: LogEntry | undefined;
  isWrong: (field: SlipField) => boolean;
}) => {
  const { shown, folded } = slipOfTrack(trackLength);
  const [needed, setNeeded] = useState<readonly SlipField[]>([]);
  const found = folded.filter((field) => isWrong(field) && !needed.includes(field));
  if (found.length > 0) setNeeded([...needed, ...found]);
  return (
    <Box role="group" aria-label="Your lane" sx={bigGrid}>
      {[...shown, ...folded.filter((field) => needed.includes(field))].map((name) => {
        const before = last?.timeslip[name];
        return (
          <BigField
            key={name}
            control={control}
            name={name}
            label={labels[name]}
            set={set}
            decimals={slipDecimals(name)}
            hint={before === undefined ? undefined : `last ${slipText(name, before)}`}
            action={
              name === 'reaction_time' ? <RedButton control={control} name={name} set={set} /> : undefined
            }
          />
        );
      })}
    </Box>
  );
};

import type { Distance, LogEntry, SlipField } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { EntryDraft } from '../entry/entryDraft';
import { slipOfTrack } from '../entry/slipOfTrack';
import { BigField, type TypedField } from './BigField';
import { bigGrid } from './bigGrid';
import { RedButton } from './RedButton';

/** Short enough for two fields side by side on a phone; each with the decimals that slips print. */
const fields: Record<SlipField, { label: string; decimals: number }> = {
  dialin_et: { label: 'Dial', decimals: 2 },
  reaction_time: { label: 'R/T', decimals: 3 },
  et_60: { label: '60 ft', decimals: 3 },
  et_330: { label: '330 ft', decimals: 3 },
  et_594: { label: '594 ft', decimals: 3 },
  et_660: { label: '1/8 ET', decimals: 3 },
  mph_660: { label: '1/8 MPH', decimals: 2 },
  et_1000: { label: '1000 ET', decimals: 3 },
  mph_1000: { label: '1000 MPH', decimals: 2 },
  et_1320: { label: '1/4 ET', decimals: 3 },
  mph_1320: { label: '1/4 MPH', decimals: 2 },
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
        const { label, decimals } = fields[name];
        const before = last?.timeslip[name];
        return (
          <BigField
            key={name}
            control={control}
            name={name}
            label={label}
            set={set}
            decimals={decimals}
            hint={before === undefined ? undefined : `last ${before.toFixed(decimals)}`}
            action={
              name === 'reaction_time' ? <RedButton control={control} name={name} set={set} /> : undefined
            }
          />
        );
      })}
    </Box>
  );
};

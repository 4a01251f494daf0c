import {
  passFields,
  slipFieldLabels,
  type Distance,
  type LogEntry,
  type SlipField,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { slipOfTrack } from '../draft/slipOfTrack';
import { slipDecimals } from '../draft/slipText';
import { BigField, type TypedField } from '../fields/BigField';
import { bigGrid } from '../fields/bigGrid';
import { RedButton } from '../fields/RedButton';

/** A number of the last pass as it is read, not as it is typed. */
const lastOf = (name: SlipField, last: LogEntry): string =>
  passFields.find(({ key }) => key === `timeslip.${name}`)?.show(last) ?? '';

/**
 * The racer's own lane of the slip, for the length of the track, with the numbers of the last pass below each; the
 * rarer ones once they are needed: one that went away while it is put right would be saved half typed.
 */
export const SlipNumbers = ({
  control,
  set,
  trackLength,
  last,
  isNeeded,
  doubtful,
}: {
  control: Control<EntryDraft>;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  last: LogEntry | undefined;
  /** A rarer field is wrong, or a slip filled it in. */
  isNeeded: (field: SlipField) => boolean;
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
}) => {
  const { shown, folded } = slipOfTrack(trackLength);
  const [needed, setNeeded] = useState<readonly SlipField[]>([]);
  const found = folded.filter((field) => isNeeded(field) && !needed.includes(field));
  if (found.length > 0) setNeeded([...needed, ...found]);
  return (
    <Box role="group" aria-label="Your lane" sx={bigGrid}>
      {[...shown, ...folded.filter((field) => needed.includes(field))].map((name) => {
        const before = last === undefined ? '' : lastOf(name, last);
        return (
          <BigField
            key={name}
            control={control}
            name={name}
            label={slipFieldLabels[name]}
            set={set}
            decimals={slipDecimals(name)}
            doubtful={doubtful.includes(name)}
            hint={before === '' ? undefined : `last ${before}`}
            action={
              name === 'reaction_time' ? <RedButton control={control} name={name} set={set} /> : undefined
            }
          />
        );
      })}
    </Box>
  );
};

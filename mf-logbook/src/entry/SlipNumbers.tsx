import { slipFieldLabels, type Distance, type LogEntry, type SlipField } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { isPlausible } from '../draft/isPlausible';
import { slipOfTrack } from '../typed/slipOfTrack';
import { slipShape } from '../draft/slipShape';
import { BigField, type TypedField } from '../fields/BigField';
import { bigGrid } from '../fields/bigGrid';
import { RedButton } from '../fields/RedButton';
import { showField } from '../pass/showField';

const inPrintOrder = Object.keys(slipFieldLabels) as SlipField[];

/**
 * Fields of the racer's own lane in print order, with the last pass's numbers below; rare ones are folded until asked
 * for or needed.
 */
export const SlipNumbers = ({
  control,
  current,
  set,
  trackLength,
  last,
  first,
  isNeeded,
  doubtful,
}: {
  control: Control<EntryDraft>;
  current: () => EntryDraft;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  last: LogEntry | undefined;
  /** Field that takes the focus at the start. */
  first: SlipField | undefined;
  /** Tells whether a rare field is wrong, or filled in by a slip. */
  isNeeded: (field: SlipField) => boolean;
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
}) => {
  const gridId = useId();
  const { shown, folded } = slipOfTrack(trackLength);
  const [open, setOpen] = useState(() => folded.some((field) => field === first));
  // A field that closed at its first corrected key would be saved half typed.
  if (!open && folded.some(isNeeded)) setOpen(true);
  return (
    <div>
      <Box id={gridId} role="group" aria-label="Your lane" sx={bigGrid}>
        {inPrintOrder
          .filter((name) => shown.includes(name) || (open && folded.includes(name)))
          .map((name) => {
            const before = last === undefined ? '' : showField(`timeslip.${name}`, last);
            return (
              <BigField
                key={name}
                control={control}
                name={name}
                label={slipFieldLabels[name]}
                set={set}
                digits={{
                  shape: slipShape(name, trackLength),
                  isPlausible: () => isPlausible(name, current(), trackLength, last?.timeslip[name]),
                }}
                doubtful={doubtful.includes(name)}
                hint={before === '' ? undefined : `last ${before}`}
                action={
                  name === 'reaction_time' ? <RedButton control={control} name={name} set={set} /> : undefined
                }
              />
            );
          })}
      </Box>
      <Button
        aria-expanded={open}
        aria-controls={gridId}
        onClick={() => setOpen(!open)}
        sx={{ px: 1, minHeight: 48 }}
      >
        {open ? 'Fewer splits' : 'More splits'}
      </Button>
    </div>
  );
};

import { slipFieldLabels, type Distance, type SlipField } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { inTurn } from '../fields/focusNext';
import { slipOfTrack } from '../draft/slipOfTrack';
import { toCheck } from '../fields/toCheck';
import { wholeRow } from '../fields/wholeRow';

/** Large figures. */
const grid = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  '& input': { fontSize: '1.25rem', fontWeight: 600 },
} as const;

/** A time with a sign button needs two of three columns. */
const wide = { '@media (min-width: 344px)': { gridColumn: 'span 2' } } as const;

const placeOf = (name: SlipField, isWrong: boolean) => {
  if (isWrong) return wholeRow;
  return name === 'reaction_time' ? wide : {};
};

/** Slip fields in print order; rare ones are folded until asked for or wrong. */
export const SlipFields = ({
  control,
  set,
  trackLength,
  doubtful,
  isWrong,
}: {
  control: Control<EntryDraft>;
  set: (field: SlipField, text: string) => void;
  trackLength: Distance;
  /** Fields read from a slip with doubt. */
  doubtful: readonly EntryField[];
  isWrong: (field: EntryField) => boolean;
}) => {
  const foldId = useId();
  const [open, setOpen] = useState(false);
  const { shown, folded } = slipOfTrack(trackLength);
  // Opening by error alone would close the field at the first corrected key.
  if (!open && folded.some((name) => isWrong(name) || doubtful.includes(name))) setOpen(true);

  const field = (name: SlipField) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field: { ref, value, onBlur }, fieldState: { error } }) => (
        <Box sx={{ ...placeOf(name, error !== undefined), ...(doubtful.includes(name) && toCheck) }}>
          <NumberField
            label={slipFieldLabels[name]}
            name={name}
            value={value}
            onChange={(text) => set(name, text)}
            onBlur={onBlur}
            inputRef={ref}
            attributes={inTurn}
            error={error?.message}
            {...(doubtful.includes(name) && { hint: 'Check this' })}
            signed={name === 'reaction_time'}
          />
        </Box>
      )}
    />
  );
  return (
    <Box role="group" aria-label="Slip">
      <Box sx={grid}>{shown.map(field)}</Box>
      <Button
        aria-expanded={open}
        aria-controls={foldId}
        onClick={() => setOpen(!open)}
        sx={{ px: 1, mt: 0.5 }}
      >
        {open ? 'Fewer splits' : 'More splits'}
      </Button>
      <Box id={foldId} hidden={!open} sx={open ? { ...grid, mt: 1 } : {}}>
        {open && folded.map(field)}
      </Box>
    </Box>
  );
};

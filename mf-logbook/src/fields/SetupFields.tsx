import {
  checkSetup,
  parseNumber,
  setupLabels,
  type Distance,
  type PassSetup,
  type SetupField,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import type { DigitsShape } from '../draft/readDigits';
import { readSlip } from '../draft/readSlip';
import { readSetup, setupFields, setupTexts } from '../draft/setupTexts';
import { BigField, type TypedField } from './BigField';
import { bigGrid } from './bigGrid';

const time: DigitsShape = { decimals: 3, least: 0, below: 10 };
const percent: DigitsShape = { decimals: 0, least: 0, below: 101 };

const isRare = (field: SetupField): boolean => field === 'stop_start' || field === 'stop_level';

const hintOf = (
  field: SetupField,
  text: string,
  { before, timer }: { before: string; timer: number | undefined },
): string | undefined => {
  const value = parseNumber(text);
  if (field === 'throttle_stop' && value !== undefined) {
    if (value === 0) return 'full pass';
    if (value === timer) return 'as you set it';
  }
  if (before === '') return undefined;
  return value === parseNumber(before) ? 'as last pass' : `last ${before}`;
};

/** Fields of what is set before a pass, with the last pass's below; rare ones are folded until asked for or filled. */
export const SetupFields = ({
  control,
  current,
  set,
  trackLength,
  last,
  timer,
}: {
  control: Control<EntryDraft>;
  current: () => EntryDraft;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  /** Setup of the car's last pass. */
  last: PassSetup | undefined;
  /** Timer (s) that the racer set for this pass before; undefined if none. */
  timer: number | undefined;
}) => {
  const texts = useWatch({ control, name: setupFields });
  const before = setupTexts(last);
  const gridId = useId();
  const [open, setOpen] = useState(() => setupFields.some((field) => isRare(field) && before[field] !== ''));
  const isFilled = setupFields.some((field, index) => isRare(field) && texts[index] !== '');
  // A field that closed as it was emptied could not be corrected.
  if (!open && isFilled) setOpen(true);
  const isPossible = (field: SetupField) => {
    const draft = current();
    const { errors, doubts } = checkSetup(readSetup(draft) ?? {}, readSlip(draft, trackLength).slip);
    return (errors[field] ?? doubts[field]) === undefined;
  };
  return (
    <div>
      <Box id={gridId} role="group" aria-label="Set for the pass" sx={bigGrid}>
        {setupFields.map(
          (field, index) =>
            (open || !isRare(field)) && (
              <BigField
                key={field}
                control={control}
                name={field}
                label={setupLabels[field]}
                set={set}
                digits={
                  field === 'stop_level'
                    ? { shape: percent, isPlausible: () => false }
                    : { shape: time, isPlausible: () => isPossible(field) }
                }
                hint={hintOf(field, texts[index] ?? '', { before: before[field], timer })}
              />
            ),
        )}
      </Box>
      <Button
        aria-expanded={open}
        aria-controls={gridId}
        disabled={isFilled}
        onClick={() => setOpen(!open)}
        sx={{ px: 1, minHeight: 48 }}
      >
        {open ? 'Less of the stop' : 'More of the stop'}
      </Button>
    </div>
  );
};

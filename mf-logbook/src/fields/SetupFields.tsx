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
import { useState } from 'react';
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

const hintOf = (field: SetupField, text: string, before: string): string | undefined => {
  if (field === 'throttle_stop' && parseNumber(text) === 0) return 'full pass';
  if (before === '') return undefined;
  return text === before ? 'as last pass' : `last ${before}`;
};

/** Fields of what is set before a pass, with the last pass's below; rare ones are folded until asked for or filled. */
export const SetupFields = ({
  control,
  current,
  set,
  trackLength,
  last,
}: {
  control: Control<EntryDraft>;
  current: () => EntryDraft;
  set: (field: TypedField, text: string) => void;
  trackLength: Distance;
  /** Setup of the car's last pass. */
  last: PassSetup | undefined;
}) => {
  const texts = useWatch({ control, name: setupFields });
  const before = setupTexts(last);
  const [open, setOpen] = useState(false);
  // A field that closed as it was emptied could not be corrected.
  if (!open && setupFields.some((field, index) => isRare(field) && texts[index] !== '')) setOpen(true);
  const isPossible = (field: SetupField) => {
    const draft = current();
    const { errors, doubts } = checkSetup(readSetup(draft) ?? {}, readSlip(draft, trackLength).slip);
    return (errors[field] ?? doubts[field]) === undefined;
  };
  return (
    <div>
      <Box role="group" aria-label="Set for the pass" sx={bigGrid}>
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
                hint={hintOf(field, texts[index] ?? '', before[field])}
              />
            ),
        )}
      </Box>
      {!open && (
        <Button onClick={() => setOpen(true)} sx={{ px: 1, minHeight: 48 }}>
          More of the stop
        </Button>
      )}
    </div>
  );
};

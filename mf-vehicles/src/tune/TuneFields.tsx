import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import type { TuneKey, TuneNumber } from '../car/tuneNumbers';
import type { TuneFormState } from './useTuneForm';

/** Fields for numbers of a tune, each with its meaning or error below. */
export const TuneFields = ({
  form,
  numbers,
  problems,
}: {
  form: Pick<TuneFormState, 'textOf' | 'setNumbers'>;
  numbers: readonly TuneNumber[];
  problems: Partial<Record<TuneKey, string>>;
}) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 2.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
    }}
  >
    {numbers.map((number) => (
      <NumberField
        key={number.key}
        name={number.key}
        label={number.label}
        {...(number.unit === undefined ? {} : { unit: number.unit })}
        value={form.textOf(number)}
        onChange={(text) => form.setNumbers([[number.key, text]])}
        error={problems[number.key]}
        hint={number.usual === undefined ? number.sentence : `${number.sentence} Usual: ${number.usual}.`}
      />
    ))}
  </Box>
);

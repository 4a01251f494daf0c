import { roundKinds } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';
import { BigField, type TypedField } from '../fields/BigField';
import { bigGrid } from '../fields/bigGrid';
import { roundOfKind } from '../pass/roundOfKind';

/** Field of the round: the next of a kind by one press, or any name. */
export const RoundField = ({
  control,
  set,
  rounds,
}: {
  control: Control<EntryDraft>;
  set: (field: TypedField, text: string) => void;
  /** Rounds of the car on that day so far. */
  rounds: readonly string[];
}) => (
  <Box sx={{ ...bigGrid, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Box sx={{ flex: '4 1 80px', minWidth: 80 }}>
      <BigField control={control} name="round" label="Round" set={set} />
    </Box>
    {roundKinds.map((kind) => {
      const next = roundOfKind(kind, rounds);
      return (
        <Button
          key={kind}
          variant="outlined"
          onClick={() => set('round', next)}
          sx={{ flex: '1 0 auto', minWidth: 56, minHeight: 56, px: 1 }}
        >
          {next}
        </Button>
      );
    })}
  </Box>
);

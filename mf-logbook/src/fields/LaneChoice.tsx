import { lanes } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import { useController, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';

const [left, right, ...numbered] = lanes;

/** Choice of left or right, and of numbered lanes under a second step. */
export const LaneChoice = ({ control }: { control: Control<EntryDraft> }) => {
  const {
    field: { value: lane, onChange },
  } = useController({ control, name: 'lane' });
  const isNumbered = lane !== left && lane !== right;
  return (
    <Stack spacing={1}>
      <SegmentedControl
        label="Lane"
        value={isNumbered ? 'four' : lane}
        segments={[
          { value: left, label: left },
          { value: right, label: right },
          { value: 'four', label: 'Lane 1–4' },
        ]}
        onChange={(chosen) => onChange(chosen === 'four' ? numbered[0] : chosen)}
      />
      {isNumbered && (
        <SegmentedControl
          label="Lane of four"
          labelHidden
          value={lane}
          segments={numbered.map((value) => ({ value, label: value }))}
          onChange={onChange}
        />
      )}
    </Stack>
  );
};

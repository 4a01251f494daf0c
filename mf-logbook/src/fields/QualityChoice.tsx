import { qualities, type PassDoubt } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import type { DoubtWords } from '../draft/doubtWords';
import type { EntryDraft } from '../draft/entryDraft';

/** Quality that an All Out pass looks like, in words too. */
type QualityDoubt = DoubtWords & { quality: PassDoubt };

/** Choice of the pass's quality, with a remark if an All Out pass looks otherwise. */
export const QualityChoice = ({
  control,
  doubt,
}: {
  control: Control<EntryDraft>;
  /** Undefined if the pass looks right. */
  doubt: QualityDoubt | undefined;
}) => {
  const { value, onChange } = useController({ control, name: 'quality' }).field;
  const sure = useController({ control, name: 'qualitySure' }).field;
  return (
    <Stack spacing={1}>
      <SegmentedControl
        label="Quality"
        value={value}
        segments={qualities.map((quality) => ({ value: quality, label: quality }))}
        onChange={onChange}
      />
      {doubt !== undefined && value === 'All Out' && !sure.value && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: '1 1 12rem' }}>
            {doubt.remark}
          </Typography>
          <Button variant="outlined" onClick={() => onChange(doubt.quality)}>
            {doubt.yes}
          </Button>
          <Button variant="outlined" onClick={() => sure.onChange(true)}>
            All out
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

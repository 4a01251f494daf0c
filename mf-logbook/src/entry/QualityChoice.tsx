import { qualities } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft } from './entryDraft';

/** Whether predictions may learn from the pass. */
export const QualityChoice = ({ control }: { control: Control<EntryDraft> }) => (
  <Controller
    control={control}
    name="quality"
    render={({ field: { value, onChange } }) => (
      <SegmentedControl
        label="Quality"
        value={value}
        segments={qualities.map((quality) => ({ value: quality, label: quality }))}
        onChange={onChange}
      />
    )}
  />
);

import { results, type PassResult } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft } from './entryDraft';
import { QualityChoice } from './QualityChoice';

const resultLabels: Record<PassResult, string> = { 'Time Only': 'Time only', Win: 'Win', Loss: 'Loss' };

/** How the pass ended, and whether predictions may learn from it. */
export const OutcomeFields = ({ control }: { control: Control<EntryDraft> }) => (
  <>
    <Controller
      control={control}
      name="result"
      render={({ field: { value, onChange } }) => (
        <SegmentedControl
          label="Result"
          value={value}
          segments={results.map((result) => ({ value: result, label: resultLabels[result] }))}
          onChange={onChange}
        />
      )}
    />
    <QualityChoice control={control} />
  </>
);

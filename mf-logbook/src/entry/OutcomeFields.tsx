import { results, type PassResult } from '@holeshot/shared-core';
import { SegmentedControl } from '@holeshot/shared-core/react';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft } from './entryDraft';
import { QualityChoice, type QualityDoubt } from './QualityChoice';

const resultLabels: Record<PassResult, string> = { 'Time Only': 'Time only', Win: 'Win', Loss: 'Loss' };

/** How the pass ended, and whether predictions may learn from it. */
export const OutcomeFields = ({
  control,
  doubt,
}: {
  control: Control<EntryDraft>;
  /** Undefined where the pass looks right. */
  doubt: QualityDoubt | undefined;
}) => (
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
    <QualityChoice control={control} doubt={doubt} />
  </>
);

import { numericFormats, type CustomField, type DraftsPort, type Result } from '@holeshot/shared-core';
import { DialogLayout, FormError, RestoredDraft, SegmentedControl } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { ActionButton } from '../form/ActionButton';
import { SwitchSetting } from '../form/SwitchSetting';
import { TextInput } from '../form/TextInput';
import { useDraftForm } from '../form/useDraftForm';
import { fieldDraftSchema, fieldSchema, fieldValues } from './fieldSchema';

const decimals = numericFormats.map((value, count) => ({ value, label: String(count) }));

/** Form that adds or changes a custom field. */
export const FieldForm = ({
  field,
  others,
  save,
  drafts,
  draftKey,
  onBack,
  onClose,
}: {
  /** Undefined for a new one. */
  field: CustomField | undefined;
  others: readonly CustomField[];
  save: (values: Omit<CustomField, 'pk' | 'isCustomField'>) => Result<void>;
  drafts: DraftsPort;
  draftKey: string;
  /** Returns to the list. */
  onBack: () => void;
  onClose: () => void;
}) => {
  const schema = useMemo(() => fieldSchema(others.map(({ title }) => title)), [others]);
  const { register, control, errors, onSubmit, busy, restored, startAfresh } = useDraftForm({
    schema,
    draftSchema: fieldDraftSchema,
    defaultValues: fieldValues(field),
    send: (values) => {
      const saved = save(values);
      if (saved.ok) onBack();
      return Promise.resolve(saved);
    },
    drafts,
    draftKey,
  });
  const isNumeric = useController({ control, name: 'isNumeric' }).field;
  const numericFormat = useController({ control, name: 'numericFormat' }).field;
  const defaultLastValue = useController({ control, name: 'defaultLastValue' }).field;
  return (
    <DialogLayout
      title={field === undefined ? 'New custom field' : 'Edit custom field'}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button variant="outlined" onClick={onBack}>
            Back
          </Button>
          <ActionButton busy={busy} busyLabel="Saving…">
            Save field
          </ActionButton>
        </>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {restored && <RestoredDraft ofSaved={field !== undefined} onStartAfresh={startAfresh} />}
        <TextInput
          label="Name"
          autoComplete="off"
          autoFocus
          field={register('title')}
          error={errors.title?.message}
          hint="Letters, digits, spaces and parentheses: Launch rpm (two step)."
        />
        <TextInput
          label="Short name"
          autoComplete="off"
          required={false}
          field={register('titleShort')}
          error={errors.titleShort?.message}
          hint="Column heading. If empty, the name is used."
        />
        <TextInput
          label="Description"
          autoComplete="off"
          required={false}
          field={register('description')}
          error={errors.description?.message}
        />
        <SwitchSetting
          label="A number"
          hint="Numbers can be sorted and charted."
          on={isNumeric.value}
          onChange={isNumeric.onChange}
        />
        {isNumeric.value && (
          <SegmentedControl
            label="Decimals"
            segments={decimals}
            value={numericFormat.value}
            onChange={numericFormat.onChange}
          />
        )}
        <SwitchSetting
          label="Start with the last value"
          hint="A new pass starts with the value of the pass before."
          on={defaultLastValue.value}
          onChange={defaultLastValue.onChange}
        />
        <FormError message={errors.root?.message} />
      </Stack>
    </DialogLayout>
  );
};

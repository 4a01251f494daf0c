import TextField from '@mui/material/TextField';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft } from '../draft/entryDraft';

/** Text field of fixed height: a growing one measures itself at each keystroke. */
export const RemarkField = ({
  control,
  name,
  label,
}: {
  control: Control<EntryDraft>;
  name: 'notes' | 'changes';
  label: string;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, ...field } }) => (
      <TextField
        {...field}
        inputRef={ref}
        label={label}
        fullWidth
        multiline
        rows={2}
        slotProps={{ input: { inputComponent: 'textarea' } }}
      />
    )}
  />
);

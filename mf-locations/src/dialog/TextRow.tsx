import TextField from '@mui/material/TextField';
import { Controller } from 'react-hook-form';
import type { LocationFormState } from './useLocationForm';

/** Text field of the location, with its error below. */
export const TextRow = ({
  form,
  name,
  label,
  required = false,
  keypad = 'text',
}: {
  form: LocationFormState;
  name: 'title' | 'address' | 'city' | 'state' | 'zip' | 'phone' | 'website';
  label: string;
  required?: boolean;
  /** Keyboard of a phone. */
  keypad?: 'text' | 'tel' | 'url';
}) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, ...field }, fieldState: { error } }) => (
      <TextField
        {...field}
        inputRef={ref}
        fullWidth
        required={required}
        label={label}
        autoComplete="off"
        error={error !== undefined}
        helperText={error?.message}
        slotProps={{ htmlInput: { inputMode: keypad } }}
      />
    )}
  />
);

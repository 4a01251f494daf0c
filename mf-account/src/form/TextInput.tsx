import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Text field of a form: label, error and name for password managers. */
export const TextInput = ({
  label,
  field,
  error,
  hint,
  type = 'text',
  autoComplete,
  literal = false,
  adornment,
  autoFocus = false,
  lines = 1,
  numeric = false,
  required = true,
}: {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  /** Turns off capitals and spell check, as addresses and passwords need. */
  literal?: boolean;
  /** Control at the end of the field. */
  adornment?: ReactNode;
  /** Takes the focus when a requested form opens. */
  autoFocus?: boolean;
  /** Number of lines; more than one grows with the text. */
  lines?: number;
  /** Opens a phone's number keypad. */
  numeric?: boolean;
  required?: boolean;
}) => (
  <TextField
    fullWidth
    autoFocus={autoFocus}
    required={required}
    {...(lines > 1 && { multiline: true, minRows: lines, maxRows: 12 })}
    type={type}
    label={label}
    name={field.name}
    inputRef={field.ref}
    onChange={field.onChange}
    onBlur={field.onBlur}
    autoComplete={autoComplete}
    error={error !== undefined}
    helperText={error ?? hint}
    slotProps={{
      inputLabel: { required: false },
      input: { endAdornment: adornment },
      htmlInput: {
        ...(literal && { autoCapitalize: 'none', spellCheck: false }),
        ...(numeric && { inputMode: 'numeric' }),
      },
    }}
  />
);

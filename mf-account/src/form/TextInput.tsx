import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** A required line of text in a form: its label, its error in words under it, its name for password managers. */
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
}: {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  /** Never capitalised and never sent to a spelling service, as an address or a password must not be. */
  literal?: boolean;
  /** What stands at the end of the line. */
  adornment?: ReactNode;
  /** For a form that the racer has just asked for. */
  autoFocus?: boolean;
}) => (
  <TextField
    fullWidth
    autoFocus={autoFocus}
    required
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
      htmlInput: literal ? { autoCapitalize: 'none', spellCheck: false } : {},
    }}
  />
);

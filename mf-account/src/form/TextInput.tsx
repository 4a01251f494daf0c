import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** A line of text in a form: its label, its error in words under it, its name for password managers. */
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
  /** Never capitalised and never sent to a spelling service, as an address or a password must not be. */
  literal?: boolean;
  /** What stands at the end of the line. */
  adornment?: ReactNode;
  /** For a form that the racer has just asked for. */
  autoFocus?: boolean;
  /** How many lines it shows; with more than one it grows with what is typed. */
  lines?: number;
  /** Opens the keypad for digits on a phone. */
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

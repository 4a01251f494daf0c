import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

/** A number as the racer types it: decimal keypad, comma or point, the unit small beside it, the error in words below. */
export const NumberField = ({
  label,
  unit,
  value,
  onChange,
  onBlur,
  error,
  hint,
  name,
  inputRef,
  required = false,
  signed = false,
  attributes = {},
}: {
  label: string;
  unit?: string;
  /** The text as typed; `parseNumber` reads it. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string;
  name: string;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  /** Keypads without a minus are of no use where the number can be negative. */
  signed?: boolean;
  /** More for the input, as a mark by which a form knows it. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
}) => (
  <TextField
    fullWidth
    label={label}
    name={name}
    value={value}
    required={required}
    autoComplete="off"
    error={error !== undefined}
    helperText={error ?? hint}
    {...(inputRef === undefined ? {} : { inputRef })}
    onChange={(event) => onChange(event.target.value)}
    {...(onBlur === undefined ? {} : { onBlur })}
    slotProps={{
      htmlInput: { ...attributes, inputMode: signed ? 'text' : 'decimal' },
      input:
        unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
    }}
  />
);

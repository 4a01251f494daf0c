import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, type Ref } from 'react';
import { SignButton } from './SignButton';

/** Field for a number: decimal keypad, comma or point, the unit small beside it, the error below. */
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
  /** It can be negative: a button in the field turns its sign. */
  signed?: boolean;
  /** Further attributes of the input, such as a mark for its form. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
}) => {
  const id = useId();
  const hasEnd = unit !== undefined || signed;
  return (
    <TextField
      fullWidth
      id={id}
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
        htmlInput: { ...attributes, inputMode: 'decimal' },
        // Not where the button stands.
        ...(signed && { inputLabel: { shrink: true } }),
        input: hasEnd
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  {unit}
                  {signed && (
                    <SignButton text={value} onChange={onChange} label="Minus" describedBy={`${id}-label`}>
                      ±
                    </SignButton>
                  )}
                </InputAdornment>
              ),
            }
          : {},
      }}
    />
  );
};

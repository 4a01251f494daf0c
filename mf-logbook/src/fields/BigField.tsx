import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { focusNext, inTurn } from './focusNext';
import { toCheck } from './toCheck';
import { wholeRow } from './wholeRow';
import { isFull } from './isFull';

/** The fields of a round that are typed. */
export type TypedField = {
  [Field in EntryField]: EntryDraft[Field] extends string ? Field : never;
}[EntryField];

/**
 * A field for one hand at arm's length: large figures, the decimal keypad, and on to the next one by Enter, or by
 * itself once all its decimals are typed.
 */
export const BigField = ({
  control,
  name,
  label,
  set,
  decimals,
  doubtful = false,
  hint,
  list,
  action,
}: {
  control: Control<EntryDraft>;
  name: TypedField;
  label: string;
  set: (field: TypedField, text: string) => void;
  /** As many as a slip prints; undefined for a field of words. */
  decimals?: number;
  /** A slip filled it in with doubt. */
  doubtful?: boolean;
  hint?: string | undefined;
  /** The id of the `datalist` with words to choose from. */
  list?: string;
  /** A button inside the field. */
  action?: ReactNode;
}) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, onBlur }, fieldState: { error } }) => (
      <TextField
        fullWidth
        sx={error === undefined ? (doubtful ? toCheck : {}) : wholeRow}
        label={label}
        name={name}
        value={value}
        autoComplete="off"
        inputRef={ref}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={error?.message ?? (doubtful ? 'Check this' : hint)}
        onChange={({ target }) => {
          set(name, target.value);
          if (!(target instanceof HTMLInputElement) || decimals === undefined) return;
          if (isFull(value, target.value, decimals)) focusNext(target);
        }}
        slotProps={{
          htmlInput: {
            ...inTurn,
            inputMode: decimals === undefined ? 'text' : 'decimal',
            ...(decimals === undefined && { autoCapitalize: 'words' }),
            ...(list !== undefined && { list }),
          },
          input:
            action === undefined
              ? {}
              : { endAdornment: <InputAdornment position="end">{action}</InputAdornment> },
        }}
      />
    )}
  />
);

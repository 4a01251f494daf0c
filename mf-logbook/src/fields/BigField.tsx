import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ReactNode } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { EntryDraft, EntryField } from '../draft/entryDraft';
import { readDigits, type DigitsShape } from '../draft/readDigits';
import { inTurn, leadOn } from './focusNext';
import { toCheck } from './toCheck';
import { wholeRow } from './wholeRow';
import { isFull } from './isFull';

/** Typed fields of a round. */
export type TypedField = {
  [Field in EntryField]: EntryDraft[Field] extends string ? Field : never;
}[EntryField];

/** Removes the point that the form put into `shown` from a text that was edited on. */
const withoutOwnPoint = (edited: string, shown: string): string => {
  const end = shown.indexOf('.') + 1;
  return end > 0 && edited.slice(0, end) === shown.slice(0, end) ? edited.replace('.', '') : edited;
};

/**
 * Field for one hand at arm's length: large figures and the decimal keypad. Digits get their point by themselves, with
 * Undo. Enter, or the last decimal of a plausible number, leads on.
 */
export const BigField = ({
  control,
  name,
  label,
  set,
  digits,
  doubtful = false,
  hint,
  list,
  action,
}: {
  control: Control<EntryDraft>;
  name: TypedField;
  label: string;
  set: (field: TypedField, text: string) => void;
  /** Shape of a number, and whether the typed one is plausible; undefined for a field of words. */
  digits?: { shape: DigitsShape; isPlausible: () => boolean };
  /** A slip filled it in with doubt. */
  doubtful?: boolean;
  hint?: string | undefined;
  /** Id of the `datalist` with suggestions. */
  list?: string;
  /** Button inside the field. */
  action?: ReactNode;
}) => {
  const {
    field: { ref, value, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  const input = useRef<HTMLInputElement>(null);
  /** Last text that got its point here, or the racer's refusal of that. */
  const [pointed, setPointed] = useState<{ text: string } | 'refused'>({ text: '' });
  const isPointed = pointed !== 'refused' && pointed.text === value && value.includes('.');

  const change = (target: HTMLInputElement) => {
    const edited = target.value;
    if (digits === undefined) {
      set(name, edited);
      return;
    }
    const typed = isPointed ? withoutOwnPoint(edited, value) : edited;
    // A field that was emptied, also by the form, begins anew.
    const isRefused = pointed === 'refused' && value !== '';
    const read = isRefused ? undefined : readDigits(typed, digits.shape);
    // A second point is the racer's: it counts, and the own one goes.
    const text = read?.text ?? (/\..*[.,]/.test(edited) ? typed : edited);
    if (!isRefused || text === '') setPointed({ text: read === undefined ? '' : text });
    set(name, text);
    const isLast = edited.slice(0, -1) === value;
    const isWhole = read === undefined ? isFull(value, text, digits.shape.decimals) : read.isWhole;
    if (isLast && isWhole && digits.isPlausible()) leadOn(target);
  };
  const undo = () => {
    setPointed('refused');
    set(name, value.replace('.', ''));
    input.current?.focus();
  };
  return (
    <Box sx={{ position: 'relative', ...(error !== undefined && wholeRow) }}>
      <TextField
        fullWidth
        sx={error === undefined && doubtful ? toCheck : {}}
        label={label}
        name={name}
        value={value}
        autoComplete="off"
        inputRef={(element: HTMLInputElement | null) => {
          ref(element);
          input.current = element;
        }}
        onBlur={onBlur}
        error={error !== undefined}
        helperText={error?.message ?? (doubtful ? 'Check this' : (hint ?? (digits && ' ')))}
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) change(target);
        }}
        slotProps={{
          htmlInput: {
            ...inTurn,
            inputMode: digits === undefined ? 'text' : 'decimal',
            ...(digits === undefined && { autoCapitalize: 'words' }),
            ...(list !== undefined && { list }),
          },
          input:
            action === undefined
              ? {}
              : { endAdornment: <InputAdornment position="end">{action}</InputAdornment> },
        }}
      />
      {isPointed && (
        <Button
          aria-label={`Undo the point: ${value.replace('.', '')}`}
          // The field keeps the focus, and a phone its keypad.
          onMouseDown={(event) => event.preventDefault()}
          onClick={undo}
          sx={{
            ...{ position: 'absolute', right: 0, bottom: -13, minWidth: 48, minHeight: 48, px: 0.5 },
            ...{
              color: 'text.secondary',
              fontSize: '0.875rem',
              fontWeight: 400,
              textDecoration: 'underline',
            },
          }}
        >
          Undo
        </Button>
      )}
    </Box>
  );
};

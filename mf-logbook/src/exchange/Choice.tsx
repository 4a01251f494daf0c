import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

/** Native select with a label. */
export const Choice = ({
  label,
  name = label,
  value,
  onChange,
  children,
  doubtful = false,
}: {
  label: string;
  /** Accessible name if the label alone is not enough. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
  /** Needs a check; a line below says so. */
  doubtful?: boolean;
}) => (
  <TextField
    select
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    {...(doubtful && { color: 'warning' as const, focused: true, helperText: 'A guess. Is this right?' })}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-label': name } }}
  >
    {children}
  </TextField>
);

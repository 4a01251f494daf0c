import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

/** One choice of many in the device's own list. */
export const Choice = ({
  label,
  name = label,
  value,
  onChange,
  children,
  doubtful = false,
}: {
  label: string;
  /** What it is called where the label alone does not say it. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
  /** To be looked at: said in words below. */
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

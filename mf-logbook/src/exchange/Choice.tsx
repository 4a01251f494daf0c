import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

/** One choice of many in the device's own list. */
export const Choice = ({
  label,
  value,
  onChange,
  children,
  doubtful = false,
}: {
  label: string;
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
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
);

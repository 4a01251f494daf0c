import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

/**
 * A button that says while its work runs, and does nothing when pressed then; it stays focusable, so that a
 * racer on the keyboard keeps his place.
 */
export const ActionButton = ({
  children,
  busy = false,
  busyLabel,
  paused = false,
  describedBy,
  autoFocus = false,
  variant = 'contained',
  color = 'primary',
  icon,
  onClick,
}: {
  children: ReactNode;
  busy?: boolean;
  /** What stands on it while busy. */
  busyLabel?: string;
  /** Blocked for a while without work running. */
  paused?: boolean;
  /** The id of the words that say why it is blocked. */
  describedBy?: string;
  autoFocus?: boolean;
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'error';
  /** Stands before the words while nothing runs. */
  icon?: ReactNode;
  /** Without it the button submits its form. */
  onClick?: () => void;
}) => {
  const blocked = busy || paused;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      variant={variant}
      color={color}
      aria-disabled={blocked}
      aria-describedby={describedBy}
      autoFocus={autoFocus}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : icon}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.();
      }}
      sx={blocked ? { opacity: 0.7, cursor: 'default' } : {}}
    >
      {busy ? busyLabel : children}
    </Button>
  );
};

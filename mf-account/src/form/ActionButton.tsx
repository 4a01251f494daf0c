import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';

/**
 * Button that shows its running work and ignores presses meanwhile; it stays focusable for the keyboard.
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
  /** Label while busy. */
  busyLabel?: string;
  /** Disabled without running work. */
  paused?: boolean;
  /** Id of the text with the reason. */
  describedBy?: string;
  autoFocus?: boolean;
  variant?: 'contained' | 'outlined' | 'text';
  color?: 'primary' | 'error';
  /** Icon before the label while idle. */
  icon?: ReactNode;
  /** Without it the button submits the form. */
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

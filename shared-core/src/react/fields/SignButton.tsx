import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Turns the sign of a typed number, inside its field: decimal keypads have no minus. */
export const SignButton = ({
  text,
  onChange,
  label,
  describedBy,
  color = 'primary',
  children,
}: {
  /** The number as typed. */
  text: string;
  onChange: (text: string) => void;
  /** What a minus means here: pressed where there is one. */
  label: string;
  /** The id of the label of the field. */
  describedBy?: string;
  color?: 'primary' | 'error';
  children: ReactNode;
}) => {
  const negative = /^\s*[-−]/.test(text);
  return (
    <Button
      aria-pressed={negative}
      aria-label={label}
      aria-describedby={describedBy}
      color={color}
      variant={negative ? 'contained' : 'text'}
      // The field keeps the focus, and a phone its keypad.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange(negative ? text.replace(/^\s*[-−]/, '') : `-${text.replace(/^\s*\+?/, '')}`)}
      sx={{ minWidth: 48, px: 0.5, ml: -1, mr: -1.5, fontSize: '0.875rem' }}
    >
      {children}
    </Button>
  );
};

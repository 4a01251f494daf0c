import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** Button in a field that turns the sign of its number: decimal keypads have no minus. */
export const SignButton = ({
  text,
  onChange,
  label,
  describedBy,
  color = 'primary',
  children,
}: {
  /** Number as typed. */
  text: string;
  onChange: (text: string) => void;
  /** Meaning of a minus; the button is pressed where there is one. */
  label: string;
  /** Id of the label of the field. */
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

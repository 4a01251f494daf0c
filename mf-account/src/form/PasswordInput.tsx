import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from './TextInput';

/** Password field with a show button. */
export const PasswordInput = ({
  label,
  field,
  error,
  hint,
  autoComplete,
}: {
  label: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}) => {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={label}
      field={field}
      error={error}
      hint={hint}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      literal
      adornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon path={shown ? icons.hideIcon : icons.showIcon} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
};

import { FormError } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import type { ReactNode, SyntheticEvent } from 'react';
import { ActionButton } from './ActionButton';

/** Form layout: fields, failure and Submit button. */
export const AccountForm = ({
  label,
  onSubmit,
  onChange,
  failure,
  busy,
  action,
  busyAction,
  color = 'primary',
  children,
  footer,
}: {
  /** Accessible name. */
  label: string;
  onSubmit: (event: SyntheticEvent) => void;
  /** Called on any input: hides the last success note. */
  onChange?: () => void;
  failure: string | undefined;
  busy: boolean;
  action: string;
  busyAction: string;
  /** `error` for an action without Undo. */
  color?: 'primary' | 'error';
  children: ReactNode;
  /** Links or a success note below the button. */
  footer?: ReactNode;
}) => (
  <Stack component="form" noValidate aria-label={label} onSubmit={onSubmit} onChange={onChange} spacing={2}>
    {children}
    <FormError message={failure} />
    <ActionButton color={color} busy={busy} busyLabel={busyAction}>
      {action}
    </ActionButton>
    {footer}
  </Stack>
);

import { FormError } from '@holeshot/shared-core/react';
import Stack from '@mui/material/Stack';
import type { ReactNode, SyntheticEvent } from 'react';
import { ActionButton } from './ActionButton';

/** A form of this remote: its fields, what failed, and the button that sends it. */
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
  /** Names the form for screen readers. */
  label: string;
  onSubmit: (event: SyntheticEvent) => void;
  /** Something was typed or chosen: what was done before is not said any more. */
  onChange?: () => void;
  failure: string | undefined;
  busy: boolean;
  action: string;
  busyAction: string;
  /** `error` where what it does cannot be undone. */
  color?: 'primary' | 'error';
  children: ReactNode;
  /** What stands below the button: links to where else one may want to go, or what was done. */
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

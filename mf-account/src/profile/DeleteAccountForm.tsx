import type { Ports } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { AccountForm } from '../form/AccountForm';
import { PasswordInput } from '../form/PasswordInput';
import { TextInput } from '../form/TextInput';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { deleteAccountSchema } from './deleteAccountSchema';

const consequences = [
  'Every vehicle, location, pass, prediction and setting is removed, on every device. Export your data first to keep a copy.',
  'Your subscription is canceled.',
  'A new account with this address gets no second trial.',
];

/** Second step: deletes the account once the address is typed and the racer has signed in again. */
export const DeleteAccountForm = ({
  ports,
  email,
  hasPassword,
  onKeep,
}: {
  email: string;
  hasPassword: boolean;
  ports: Pick<Ports, 'account' | 'connection' | 'drafts'>;
  /** Cancels. */
  onKeep: () => void;
}) => {
  const network = useNetworkNeeded(
    ports.connection,
    'Deleting the account needs a network, and there is none right now. Nothing was deleted.',
  );
  const schema = useMemo(() => deleteAccountSchema(email, hasPassword), [email, hasPassword]);
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema,
    defaultValues: { confirmation: '', password: '' },
    send: ({ password }) =>
      network.guard(() => ports.account.deleteAccount({ password: hasPassword ? password : null })),
    drafts: ports.drafts,
  });
  return (
    <AccountForm
      label="Delete my account"
      onSubmit={onSubmit}
      failure={errors.root && network.shown(errors.root)}
      busy={busy}
      action="Delete everything for good"
      busyAction="Deleting…"
      color="error"
      footer={
        <Button variant="text" onClick={onKeep}>
          Keep my account
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Type <strong>{email}</strong> to confirm that this account is meant.
        {!hasPassword && ' Google then asks you to sign in once more.'}
      </Typography>
      <TextInput
        label="Your email address"
        autoComplete="off"
        literal
        autoFocus
        field={register('confirmation')}
        error={errors.confirmation?.message}
      />
      {hasPassword && (
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          field={register('password')}
          error={errors.password?.message}
        />
      )}
    </AccountForm>
  );
};

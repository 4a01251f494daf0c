import type { Ports } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { AccountForm } from '../form/AccountForm';
import { DoneNote } from '../form/DoneNote';
import { PasswordInput } from '../form/PasswordInput';
import { StrengthHint } from '../form/StrengthHint';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { changePasswordSchema } from './changePasswordSchema';

const empty = { current: '', password: '', confirmation: '' };

/** Form that changes the password; needs the current one. */
export const PasswordForm = ({
  ports,
  email,
}: {
  email: string;
  ports: Pick<Ports, 'account' | 'connection' | 'drafts'>;
}) => {
  const [changed, setChanged] = useState(false);
  const network = useNetworkNeeded(
    ports.connection,
    'Changing the password needs a network, and there is none right now. Try again when you are connected.',
  );
  const { register, control, errors, onSubmit, busy } = useAccountForm({
    schema: changePasswordSchema,
    defaultValues: empty,
    send: async ({ current, password }) => {
      const sent = await network.guard(() => ports.account.changePassword({ current, next: password }));
      setChanged(sent.ok);
      return sent;
    },
    emptied: empty,
    drafts: ports.drafts,
  });
  return (
    <AccountForm
      label="Password"
      onSubmit={onSubmit}
      onChange={() => setChanged(false)}
      failure={errors.root && network.shown(errors.root)}
      busy={busy}
      action="Change the password"
      busyAction="Changing…"
      footer={<DoneNote text={changed ? 'Your password is changed.' : undefined} />}
    >
      <Box>
        {/* Tells a password manager whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          field={register('current')}
          error={errors.current?.message}
        />
      </Box>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        field={register('password')}
        error={errors.password?.message}
        hint={<StrengthHint control={control} name="password" />}
      />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        field={register('confirmation')}
        error={errors.confirmation?.message}
      />
    </AccountForm>
  );
};

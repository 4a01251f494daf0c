import { trialDays, type Ports } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AccountForm } from '../form/AccountForm';
import { PasswordInput } from '../form/PasswordInput';
import { EmailInput } from '../form/EmailInput';
import { NameInputs } from '../form/NameInputs';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { registerSchema } from './registerSchema';
import { StrengthHint } from '../form/StrengthHint';

const empty = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

/** Form to register with email and password. */
export const RegisterForm = ({
  ports,
  invitationOnly,
}: {
  ports: Pick<Ports, 'account' | 'connection' | 'drafts'>;
  invitationOnly: boolean;
}) => {
  const network = useNetworkNeeded(
    ports.connection,
    'Registering needs a network, and there is none right now. What you typed stays here; register when you are connected.',
  );
  const { register, control, errors, onSubmit, busy } = useAccountForm({
    schema: registerSchema,
    defaultValues: empty,
    send: ({ firstName, lastName, email, password }) =>
      network.guard(() => ports.account.register({ firstName, lastName, email, password })),
    drafts: ports.drafts,
  });
  return (
    <Panel>
      <AccountForm
        label="Register"
        onSubmit={onSubmit}
        failure={network.shown(errors.root)}
        busy={busy}
        action="Register"
        busyAction="Registering…"
        footer={<Link href="/signin">Sign in to an account you have</Link>}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          Your trial of {trialDays} days starts when your email address is verified.
          {invitationOnly && ' Registration is by invitation only. Use the invited address.'}
        </Typography>
        <NameInputs
          fields={{ firstName: register('firstName'), lastName: register('lastName') }}
          errors={errors}
        />
        <EmailInput field={register('email')} error={errors.email?.message} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          field={register('password')}
          error={errors.password?.message}
          hint={<StrengthHint control={control} name="password" />}
        />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          field={register('confirmation')}
          error={errors.confirmation?.message}
        />
      </AccountForm>
    </Panel>
  );
};

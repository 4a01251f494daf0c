import type { FoundUser, Ports } from '@holeshot/shared-core';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as v from 'valibot';
import { AccountForm } from '../form/AccountForm';
import { TextInput } from '../form/TextInput';
import { useAccountForm } from '../form/useAccountForm';
import { useNetworkNeeded } from '../form/useNetworkNeeded';
import { userEmailSchema } from './userEmailSchema';
import { UserFigures } from './UserFigures';
import { VehicleLimitForm } from './VehicleLimitForm';

const schema = v.object({ email: userEmailSchema });

/** Finds a user by address, shows the account and sets its vehicle limit. */
export const FindUser = ({
  ports,
}: {
  ports: Pick<Ports, 'administration' | 'connection' | 'clock' | 'drafts'>;
}) => {
  const [user, setUser] = useState<FoundUser>();
  const network = useNetworkNeeded(
    ports.connection,
    'Administration needs a network, and there is none right now. Nothing was changed.',
  );
  const { register, errors, onSubmit, busy } = useAccountForm({
    schema,
    defaultValues: { email: '' },
    send: (search) =>
      network.guard(async () => {
        setUser(undefined);
        const found = await ports.administration.findUser(search);
        if (!found.ok) return found;
        setUser(found.value);
        return { ok: true, value: undefined };
      }),
    drafts: ports.drafts,
  });
  return (
    <Stack spacing={3}>
      <AccountForm
        label="Find a user"
        onSubmit={onSubmit}
        failure={errors.root && network.shown(errors.root)}
        busy={busy}
        action="Find"
        busyAction="Searching…"
      >
        <TextInput
          label="Address of the user"
          type="email"
          autoComplete="off"
          literal
          field={register('email')}
          error={errors.email?.message}
        />
      </AccountForm>
      {user !== undefined && (
        <Stack spacing={2} role="group" aria-label={user.email}>
          <UserFigures user={user} now={ports.clock.now()} />
          <VehicleLimitForm
            key={user.uid}
            limit={user.maxVehicleLimit}
            save={async (maxVehicleLimit) => {
              const saved = await ports.administration.setVehicleLimit({ uid: user.uid, maxVehicleLimit });
              if (saved.ok) setUser({ ...user, maxVehicleLimit });
              return saved;
            }}
            network={network}
            drafts={ports.drafts}
          />
        </Stack>
      )}
    </Stack>
  );
};

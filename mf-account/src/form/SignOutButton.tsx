import type { AccountPort } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import { ActionButton } from './ActionButton';
import { useAction } from './useAction';

/** Button that signs out, with its failure above. */
export const SignOutButton = ({ account }: { account: AccountPort }) => {
  const { busy, failure, run } = useAction(() => account.signOut());
  return (
    <>
      <FormError message={failure?.message} />
      <ActionButton variant="outlined" busy={busy} busyLabel="Signing out…" onClick={run}>
        Sign out
      </ActionButton>
    </>
  );
};

import type { AccountPort } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import { ActionButton } from './ActionButton';
import { useAction } from './useAction';

/** Signs out; what failed stands above the button. */
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

import type { ConnectionPort, Result } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import { ActionButton } from '../form/ActionButton';
import { useAction } from '../form/useAction';
import { useNetworkNeeded } from '../form/useNetworkNeeded';

/** Button that leads to the payment provider, with its failure above. */
export const LeaveButton = ({
  label,
  leave,
  connection,
  variant = 'contained',
}: {
  label: string;
  leave: () => Promise<Result<void>>;
  connection: ConnectionPort;
  variant?: 'contained' | 'outlined';
}) => {
  const network = useNetworkNeeded(
    connection,
    'Payments need a network, and there is none right now. Try again when you are connected.',
  );
  const { busy, failure, run } = useAction(() => network.guard(leave));
  return (
    <>
      <FormError message={network.shownOf(failure)} />
      <ActionButton variant={variant} busy={busy} busyLabel="Opening…" onClick={run}>
        {label}
      </ActionButton>
    </>
  );
};

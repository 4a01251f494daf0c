import { localInputValue, ok, type Ports } from '@holeshot/shared-core';
import { deviceZone, FormError } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { ActionButton } from '../form/ActionButton';
import { DoneNote } from '../form/DoneNote';
import { useAction } from '../form/useAction';
import { useNetworkNeeded } from '../form/useNetworkNeeded';

/** Button that exports all stored data of the racer as one file. */
export const ExportAccount = ({
  ports,
  download,
}: {
  ports: Pick<Ports, 'account' | 'connection' | 'clock'>;
  /** Saves a text as a file on the device. */
  download: (fileName: string, text: string) => void;
}) => {
  const network = useNetworkNeeded(
    ports.connection,
    'The export needs a network, and there is none right now. Try again when you are connected.',
  );
  const { busy, failure, done, run } = useAction(() =>
    network.guard(async () => {
      const stored = await ports.account.exportAccount();
      if (!stored.ok) return stored;
      const zone = deviceZone();
      const today = localInputValue(new Date(ports.clock.now()).toISOString(), zone).slice(0, 10);
      download(`holeshot-account-${today}.json`, JSON.stringify(stored.value, undefined, 2));
      return ok(undefined);
    }),
  );
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        One file with everything that is stored of you: account, vehicles, locations, passes and settings.
      </Typography>
      <FormError message={network.shownOf(failure)} />
      <ActionButton variant="outlined" busy={busy} busyLabel="Collecting…" onClick={run}>
        Export my data
      </ActionButton>
      <DoneNote text={done ? 'Saved to your downloads.' : undefined} />
    </>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { useObservable } from '@holeshot/shared-core/react';
import { assumedConnection, connection$ } from '../connection/connection';
import type { Outbox } from '../writes/Outbox';
import { withoutSuperseded } from '../writes/withoutSuperseded';
import { useBrowserStores } from '../trouble/useBrowserStores';
import { exportWrites } from './exportWrites';
import { OutboxRow } from './OutboxRow';

/** The list of writes that the server does not have: pending ones, and refused ones until the racer decides. */
export const OutboxDialog = ({
  outbox$,
  onClose,
}: {
  /** The outbox of the signed-in racer; the same stream at each render. */
  outbox$: Observable<Pick<Outbox, 'writes$' | 'retry' | 'restore' | 'discard'> | undefined>;
  onClose: () => void;
}) => {
  const id = useId();
  const outbox = useObservable(outbox$, undefined);
  const writes = useObservable(outbox?.writes$ ?? NEVER, []);
  const { network, unsent } = useObservable(connection$, assumedConnection);
  const isStoring = useBrowserStores();
  const waiting = writes.filter((write) => write.state === 'waiting');
  const refused = writes.filter((write) => write.state === 'refused');
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Not sent yet</DialogTitle>
      <DialogContent>
        {writes.length === 0 ? (
          <Typography>
            {outbox !== undefined && unsent === 0
              ? 'Everything you saved is on the server.'
              : 'Your data is still opening. Everything you saved is safe and will be sent after that. Leave this page open until then.'}
          </Typography>
        ) : (
          <Typography sx={{ mb: 1.5 }}>
            {refused.length > 0 && `${refused.length} refused. `}
            {waiting.length > 0 && `${waiting.length} on the way. `}
            {isStoring && 'Nothing is lost.'}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {[...refused, ...waiting].map((write) => (
            <OutboxRow
              key={write.id}
              write={write}
              offline={network === 'offline'}
              isStoring={isStoring}
              newerWaits={withoutSuperseded(write, waiting) === undefined}
              onRetry={() => outbox?.retry(write.id)}
              onRestore={() => outbox?.restore(write.id)}
              onDiscard={() => void outbox?.discard(write.id)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {writes.length > 0 && <Button onClick={() => exportWrites(writes)}>Export</Button>}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};

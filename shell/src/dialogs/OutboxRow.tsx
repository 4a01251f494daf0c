import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { OutboxWrite } from '../writes/outboxStore';
import { describeWrite } from './describeWrite';

const whyRefused = (reason: string | undefined): string => {
  if (reason === 'permission-denied')
    return 'The server refused it: your access to writing has ended, you have as many vehicles as you may, or this app is older than what is stored.';
  if (reason === 'pass-back')
    return 'This pass is on the server again: since it was deleted here it was moved to another month or vehicle, or brought back.';
  if (reason === 'two-copies')
    return 'This pass stood in two months or for two vehicles, changed on two devices, and the other copy is the one that counts. This is what the one that went had otherwise: send it again to put it into the pass, or discard it.';
  if (reason === 'not-stored')
    return 'There was no room for it on this device, so it was not sent. Free some space and send it again, and leave this page open until then.';
  if (reason === 'pass-gone')
    return 'Another device has deleted this pass since. Restore it with your changes, or discard them.';
  if (reason === 'vehicle-gone')
    return 'This vehicle is not on the server: another device has deleted it since, or it never got there. Restore it with your changes, or discard them.';
  if (reason === 'location-gone')
    return 'Another device has deleted this location since. Restore it with your changes, or discard them.';
  if (reason === 'broken')
    return 'It is damaged on this device and was not sent. Export it, then discard it.';
  return 'The server did not take it.';
};

/** One write that the server does not have: on its way, or refused and waiting for the racer's word. */
export const OutboxRow = ({
  write,
  newerWaits,
  offline,
  isKept,
  onRetry,
  onRestore,
  onDiscard,
}: {
  write: OutboxWrite;
  /** A later change of the same is on its way, and would be undone by this one. */
  newerWaits: boolean;
  offline: boolean;
  /** This browser keeps what it is given. */
  isKept: boolean;
  onRetry: () => void;
  /** Puts back the whole pass, vehicle or location that a write changes a part of. */
  onRestore: () => void;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  const isGone = write.reason?.endsWith('-gone') === true;
  const whereKept = isKept
    ? 'It is kept on this device.'
    : 'This browser keeps nothing: leave this page open until the server has it.';
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{describeWrite(write)}</Typography>
      {write.state === 'waiting' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {offline ? 'Waits for the network.' : 'On its way.'} {whereKept}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {whyRefused(write.reason)}
            {write.reason !== 'not-stored' && ` ${whereKept}`}
            {newerWaits && ' A newer change of the same is on its way.'}
          </Typography>
          {asking ? (
            <>
              <Typography variant="body2" sx={{ mb: 1 }}>
                Discarded, it is gone for good. Export it first if you are not sure.
              </Typography>
              <Button color="error" variant="contained" onClick={onDiscard}>
                Discard for good
              </Button>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
            </>
          ) : (
            <>
              {write.reason !== 'broken' && (
                <Button disabled={newerWaits} onClick={isGone ? onRestore : onRetry}>
                  {isGone ? 'Restore' : 'Send again'}
                </Button>
              )}
              <Button color="error" onClick={() => setAsking(true)}>
                Discard
              </Button>
            </>
          )}
        </>
      )}
    </Box>
  );
};

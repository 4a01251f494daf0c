import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { writeFailures, type FailureCode } from '@holeshot/shared-core';
import type { OutboxWrite } from '../writes/outboxStore';
import { describeWrite } from './describeWrite';

const sentences: Partial<Record<FailureCode, string>> = writeFailures;

const whyRefused = (reason: FailureCode = 'refused'): string => sentences[reason] ?? writeFailures.refused;

/** Reasons of writes that change a part of what is gone. */
const gone = new Set<FailureCode | undefined>(['pass-gone', 'vehicle-gone', 'location-gone']);

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
  const isGone = gone.has(write.reason);
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

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { writeFailures, type FailureCode } from '@holeshot/shared-core';
import type { OutboxWrite } from '../writes/outboxStore';
import { describeWrite } from './describeWrite';

const sentences: Partial<Record<FailureCode, string>> = writeFailures;

const whyRefused = (reason: FailureCode = 'refused'): string => sentences[reason] ?? writeFailures.refused;

/** Reasons of writes to something that is deleted. */
const gone = new Set<FailureCode | undefined>(['pass-gone', 'vehicle-gone', 'location-gone']);

/** The row of one write: pending, or refused with the ways to decide about it. */
export const OutboxRow = ({
  write,
  newerWaits,
  offline,
  isStoring,
  onRetry,
  onRestore,
  onDiscard,
}: {
  write: OutboxWrite;
  /** A newer pending change of the same fields, which this write would undo. */
  newerWaits: boolean;
  offline: boolean;
  /** This browser stores data. */
  isStoring: boolean;
  onRetry: () => void;
  /** Restores the whole pass, vehicle or track that the write changes a part of. */
  onRestore: () => void;
  onDiscard: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  const isGone = gone.has(write.reason);
  const whereStored = isStoring
    ? 'It is stored on this device.'
    : 'This browser stores nothing: leave this page open until the server has it.';
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{describeWrite(write)}</Typography>
      {write.state === 'waiting' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {offline ? 'Waiting for the network.' : 'On its way.'} {whereStored}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {whyRefused(write.reason)}
            {write.reason !== 'not-stored' && ` ${whereStored}`}
            {newerWaits && ' A newer change to it is on its way.'}
          </Typography>
          {asking ? (
            <>
              <Typography variant="body2" sx={{ mb: 1 }}>
                Discarding cannot be undone. Export it first if you are not sure.
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

import type { ClockPort } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { LastPrediction } from '../prediction/lastPrediction';
import { LastPredictionView } from '../prediction/LastPredictionView';
import { PredictionColumns } from './PredictionColumns';

/** Placeholder of the prediction, each part where it will be. */
export const PredictionSkeleton = ({
  lastPrediction,
  clock,
}: {
  lastPrediction: LastPrediction | undefined;
  clock: ClockPort;
}) => (
  <Box role="status" aria-label="Working out your next pass">
    <PredictionColumns
      main={
        <Panel>
          <Stack spacing={1.5}>
            {lastPrediction === undefined ? (
              <>
                <Skeleton width="60%" height={20} />
                <Skeleton variant="rounded" width="80%" height={84} />
                <Skeleton width="70%" height={20} />
                <Skeleton width="50%" height={36} />
              </>
            ) : (
              <LastPredictionView told={lastPrediction} large clock={clock} />
            )}
            <Skeleton variant="rounded" height={88} />
            <Skeleton variant="rounded" height={88} />
          </Stack>
        </Panel>
      }
      side={
        <>
          <Panel>
            <Skeleton height={96} />
          </Panel>
          <Panel>
            <Skeleton height={140} />
          </Panel>
        </>
      }
    />
  </Box>
);

import type { ClockPort } from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ToldBefore } from '../prediction/ToldBefore';
import { ToldBeforeView } from '../prediction/ToldBeforeView';
import { PredictionColumns } from './PredictionColumns';

/** The cards of the prediction while it is being worked out, each part where it will be. */
export const PredictionSkeleton = ({
  toldBefore,
  clock,
}: {
  toldBefore: ToldBefore | undefined;
  clock: ClockPort;
}) => (
  <Box role="status" aria-label="Working out your next pass">
    <PredictionColumns
      main={
        <Panel>
          <Stack spacing={1.5}>
            {toldBefore === undefined ? (
              <>
                <Skeleton width="60%" height={20} />
                <Skeleton variant="rounded" width="80%" height={84} />
                <Skeleton width="70%" height={20} />
                <Skeleton width="50%" height={36} />
              </>
            ) : (
              <ToldBeforeView told={toldBefore} large clock={clock} />
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

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '@holeshot/shared-core/react';
import { StepList } from '../newcomer/StepList';
import { useFirstSteps, type StepPorts } from '../newcomer/useFirstSteps';

const begin = 'Four steps, and Holeshot predicts your next pass from your own passes.';
const setUp =
  'You are set up: Holeshot predicts your next pass from your own passes. Choose the cards of this page.';

/** The card with the first steps of a new racer and the way to the other cards. */
export const Introduction = ({ ports, onArrange }: { ports: StepPorts; onArrange: () => void }) => {
  const steps = useFirstSteps(ports);
  const isRead = steps.every(({ done }) => done !== undefined);
  const ready = steps.every(({ done, path }) => done === true || path === '/predictions');
  const how = ready ? setUp : begin;
  return (
    <Panel label="Start here">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Start here</Typography>
        <Typography sx={{ width: '100%' }}>
          {/* As high as the usual text, so that nothing moves under a thumb. */}
          {isRead ? (
            how
          ) : (
            <Skeleton sx={{ transform: 'none', maxWidth: 'none' }}>
              <span style={{ visibility: 'hidden' }}>{begin}</span>
            </Skeleton>
          )}
        </Typography>
        <StepList steps={steps} />
        <Button variant={ready ? 'contained' : 'outlined'} onClick={onArrange}>
          Choose cards for this page
        </Button>
      </Stack>
    </Panel>
  );
};

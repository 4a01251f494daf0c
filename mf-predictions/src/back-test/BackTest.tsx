import {
  doubtedApart,
  promisedBreakouts,
  summariseWalk,
  type Distance,
  type LogEntry,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { breakoutWords } from './breakoutWords';
import { DoubtedPasses } from './DoubtedPasses';
import { useWalk } from './useWalk';
import { WalkResult } from './WalkResult';

/** Back-test of one car over a distance: its progress, then its result. */
export const BackTest = ({
  vehicle,
  passes,
  finish,
  ports,
}: {
  vehicle: Vehicle;
  passes: readonly LogEntry[];
  finish: Distance;
  ports: Pick<Ports, 'clock'>;
}) => {
  const { walk, stop, start } = useWalk(vehicle, passes, finish, ports.clock);
  if (walk.state === 'done') {
    const { counted, doubted } = doubtedApart(walk.walked);
    const breakouts = promisedBreakouts(counted, passes, finish);
    return (
      <WalkResult rows={summariseWalk(counted)}>
        {breakouts !== undefined && <Typography sx={{ mt: 1 }}>{breakoutWords(breakouts)}</Typography>}
        <DoubtedPasses doubted={doubted} passes={passes} />
      </WalkResult>
    );
  }
  const percent = walk.state === 'running' ? Math.floor(walk.share * 100) : 0;
  return (
    <Panel>
      <Stack useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
        {walk.state === 'stopped' ? (
          <>
            <Typography>The back-test was stopped. Nothing was changed.</Typography>
            <Button variant="contained" onClick={start}>
              Start again
            </Button>
          </>
        ) : (
          <>
            <Typography>Calling each pass from the ones before it: {percent} %</Typography>
            <Box
              component="progress"
              aria-label="Back-test"
              max={100}
              value={percent}
              sx={{ width: '100%' }}
            />
            <Button variant="outlined" onClick={stop}>
              Stop
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
};

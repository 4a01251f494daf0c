import {
  distanceLabels,
  formatEt,
  formatWhole,
  recentAccuracy,
  type Accuracy,
  type Distance,
  type LogEntry,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { Panel, RouteButton } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { DoubtedPasses } from '../back-test/DoubtedPasses';
import { useWalk } from '../back-test/useWalk';
import { missingSentence } from '../prediction/missingSentence';
import { usePlace, type PlacePorts } from '../choice/usePlace';
import { whenEveryRead } from '../choice/whenEveryRead';
import { withFinish } from '../choice/withFinish';

const judged = 20;
/** How many passes are walked: enough to know a car by its last twenty, and done in a moment. */
const walkedAtMost = 300;

const Reading = () => (
  <Box role="status" aria-label="Calling your last passes" sx={{ width: '100%' }}>
    <Skeleton variant="rounded" width="60%" height={52} />
    <Skeleton width="80%" height={48} />
  </Box>
);

const Figures = ({ passes, mae, worst, inside }: Accuracy) => (
  <>
    <Typography sx={{ fontSize: '2.75rem', fontWeight: 650, letterSpacing: '-0.02em', lineHeight: 1.05 }}>
      {formatEt(mae)}
      <Typography component="span" sx={{ ml: 0.5, fontSize: '1.125rem', color: 'text.secondary' }}>
        s off
      </Typography>
    </Typography>
    <Typography>
      {passes === 1
        ? 'Miss of the one pass that could be called.'
        : `Average miss over your last ${formatWhole(passes)} all-out passes; the worst ${formatEt(worst)} s.`}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {formatWhole(inside)} of {formatWhole(passes)} ended inside the 80 % interval.
    </Typography>
  </>
);

const OfVehicle = ({
  vehicle,
  entries,
  finish,
  ports,
}: {
  vehicle: Vehicle;
  entries: readonly LogEntry[];
  finish: Distance;
  ports: Pick<Ports, 'clock'>;
}) => {
  const passes = useMemo(
    () => entries.filter((entry) => entry.vehicle.uid === vehicle.uid).slice(0, walkedAtMost),
    [entries, vehicle],
  );
  const { walk } = useWalk(vehicle, passes, finish, ports.clock);
  const accuracy = useMemo(
    () => (walk.state === 'done' ? recentAccuracy(walk.walked, judged) : undefined),
    [walk],
  );
  if (walk.state !== 'done') return <Reading />;
  if (accuracy !== undefined) {
    return (
      <>
        <Figures {...accuracy} />
        <DoubtedPasses doubted={accuracy.doubted} passes={passes} />
      </>
    );
  }
  return (
    <Typography>
      From your third all-out pass with weather on, each call is compared with its slip here.
    </Typography>
  );
};

/** Average miss of the chosen car's last calls, each from the passes before it. */
export const AccuracyWidget = ({ ports }: { ports: PlacePorts & Pick<Ports, 'navigation'> }) => {
  const view = whenEveryRead(usePlace(ports).view);
  const chosen = withFinish(view);
  return (
    <Panel label="Accuracy">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Accuracy</Typography>
        {view.state === 'loading' && <Reading />}
        {view.state !== 'chosen' && view.state !== 'loading' && (
          <Typography>{missingSentence(view)}</Typography>
        )}
        {chosen !== undefined && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {chosen.place.vehicle.name} · {distanceLabels[chosen.finish]}
            </Typography>
            <OfVehicle
              key={chosen.place.vehicle.uid}
              vehicle={chosen.place.vehicle}
              entries={chosen.entries}
              finish={chosen.finish}
              ports={ports}
            />
          </>
        )}
        <RouteButton path="/back-test" navigation={ports.navigation} variant="outlined">
          Open the back-test
        </RouteButton>
      </Stack>
    </Panel>
  );
};

import { predictionKey, type Ports } from '@holeshot/shared-core';
import { PageLayout, RouteButton } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MissingPlace } from '../choice/MissingPlace';
import { Chooser } from '../choice/Chooser';
import { usePlace, type PlacePorts } from '../choice/usePlace';
import { whenEveryRead } from '../choice/whenEveryRead';
import { withFinish } from '../choice/withFinish';
import { CarBackTest } from './CarBackTest';

/** Page that compares the engine with rules of thumb on the racer's own passes. */
export const BackTestPage = ({ ports }: { ports: PlacePorts & Pick<Ports, 'navigation'> }) => {
  const view = whenEveryRead(usePlace(ports).view);
  const chosen = withFinish(view);
  return (
    <PageLayout
      title="Back-test"
      width="reading"
      actions={
        <RouteButton path="/predictions" navigation={ports.navigation} variant="text">
          Predictions
        </RouteButton>
      }
    >
      <Stack useFlexGap spacing={2}>
        <Typography>
          Each pass you logged, called again from the passes before it and its own weather: by Holeshot, and
          by racers’ rules of thumb.
        </Typography>
        {view.state === 'loading' && <Skeleton variant="rounded" height={160} />}
        <MissingPlace view={view} navigation={ports.navigation} />
        {chosen !== undefined && (
          <>
            <Chooser
              label="Vehicle"
              uid={chosen.place.vehicle.uid}
              rows={chosen.vehicles.map(({ uid, name }) => ({ uid, text: name }))}
              onChoose={(uid) =>
                ports.settings.update({ selectedPrediction: predictionKey(uid, chosen.place.location.uid) })
              }
            />
            <CarBackTest
              key={chosen.place.vehicle.uid}
              vehicle={chosen.place.vehicle}
              passes={chosen.entries}
              predicted={chosen.finish}
              ports={ports}
            />
          </>
        )}
      </Stack>
    </PageLayout>
  );
};

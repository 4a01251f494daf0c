import {
  predictionKey,
  type ClockPort,
  type DialogsPort,
  type LocationsPort,
  type LogBooksPort,
  type NavigationPort,
  type SettingsPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { PageLayout, RouteButton } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MissingPlace } from '../prediction/MissingPlace';
import { Chooser } from '../page/Chooser';
import { usePlace } from '../prediction/usePlace';
import { whenEveryRead } from '../prediction/whenEveryRead';
import { withFinish } from '../prediction/withFinish';
import { CarBackTest } from './CarBackTest';

/** The engine against the rules of thumb, on the racer's own passes. */
export const BackTestPage = ({
  vehicles,
  locations,
  logBooks,
  settings,
  dialogs,
  navigation,
  clock,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  settings: SettingsPort;
  dialogs: DialogsPort;
  navigation: NavigationPort;
  clock: ClockPort;
}) => {
  const view = whenEveryRead(usePlace({ vehicles, locations, logBooks, settings, clock }).view);
  const chosen = withFinish(view);
  return (
    <PageLayout
      title="Back-test"
      width="reading"
      actions={
        <RouteButton path="/predictions" navigation={navigation} variant="text">
          Predictions
        </RouteButton>
      }
    >
      <Stack useFlexGap spacing={2}>
        <Typography>
          Every pass you logged over one distance, called again as if it were not run yet: from the passes
          before it and its own weather, by Holeshot and by the rules of thumb that racers use.
        </Typography>
        {view.state === 'loading' && <Skeleton variant="rounded" height={160} />}
        <MissingPlace view={view} navigation={navigation} />
        {chosen !== undefined && (
          <>
            <Chooser
              label="Vehicle"
              uid={chosen.place.vehicle.uid}
              rows={chosen.vehicles.map(({ uid, name }) => ({ uid, text: name }))}
              onChoose={(uid) =>
                settings.update({ selectedPrediction: predictionKey(uid, chosen.place.location.uid) })
              }
            />
            <CarBackTest
              key={chosen.place.vehicle.uid}
              vehicle={chosen.place.vehicle}
              passes={chosen.entries}
              predicted={chosen.finish}
              dialogs={dialogs}
            />
          </>
        )}
      </Stack>
    </PageLayout>
  );
};

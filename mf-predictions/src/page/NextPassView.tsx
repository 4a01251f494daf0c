import { isOfTheStation } from '@holeshot/shared-core';
import { EmptyState } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import type { NextPass } from '../prediction/nextPass';
import type { LastPrediction } from '../prediction/lastPrediction';
import { PredictedView } from './PredictedView';
import { PredictionSkeleton } from './PredictionSkeleton';

/** Prediction for the chosen car and track, or what it lacks and the step that brings it. */
export const NextPassView = ({
  next,
  lastPrediction,
  ...shown
}: Omit<ComponentProps<typeof PredictedView>, 'next'> & {
  next: NextPass;
  /** Shown while the new one is worked out. */
  lastPrediction: LastPrediction | undefined;
}) => {
  const {
    place,
    ports: { dialogs, clock },
  } = shown;
  const { vehicle, location } = place;
  if (next.state === 'loading') return <PredictionSkeleton lastPrediction={lastPrediction} clock={clock} />;
  const chooseStation = (label: string) => (
    <Button variant="contained" onClick={() => void dialogs.open('location', { locationUid: location.uid })}>
      {label}
    </Button>
  );
  const ownAir = (
    <Button
      variant="outlined"
      onClick={() => void dialogs.open('observation', { locationUid: location.uid })}
    >
      Type your own air
    </Button>
  );
  if (next.state === 'no-station') {
    return (
      <EmptyState
        text={`${location.title} has no weather station. A prediction needs its air.`}
        action={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {chooseStation('Choose a station')}
            {ownAir}
          </Stack>
        }
      />
    );
  }
  if (next.state === 'no-weather') {
    return (
      <EmptyState
        text={`${next.station.name} gives no weather: ${next.failure.message} We try again every minute. Your passes are safe.`}
        action={
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {isOfTheStation(next.failure) && chooseStation('Choose another station')}
            {ownAir}
          </Stack>
        }
      />
    );
  }
  if (next.state === 'no-prediction') {
    return (
      <EmptyState
        text={next.failure.message}
        action={
          <Button
            variant="contained"
            onClick={() =>
              void dialogs.open('log-entry', { vehicleUid: vehicle.uid, locationUid: location.uid })
            }
          >
            Log a pass
          </Button>
        }
      />
    );
  }
  return <PredictedView {...shown} next={next} />;
};

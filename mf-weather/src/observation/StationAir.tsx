import {
  airAtTrack,
  observationAtTrack,
  type ClockPort,
  type LatestObservation,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, FormError, useObservable } from '@holeshot/shared-core/react';
import { useMemo, type ComponentProps } from 'react';
import { ObservationForm } from './ObservationForm';

const loading: LatestObservation = { state: 'loading' };

/** The form on the newest report of a station, once there is one. */
export const StationAir = ({
  weather,
  clock,
  ...form
}: Omit<ComponentProps<typeof ObservationForm>, 'measured' | 'reported' | 'now'> & {
  weather: WeatherPort;
  clock: ClockPort;
}) => {
  const { id } = form.station;
  const latest$ = useMemo(() => weather.latest$(id), [weather, id]);
  const latest = useObservable(latest$, loading);
  if (latest.state === 'present') {
    return (
      <ObservationForm
        {...form}
        measured={airAtTrack(latest.observation, form.location)}
        reported={observationAtTrack(latest.observation, form.location.elevation)}
        now={() => clock.now()}
      />
    );
  }
  return (
    <DialogNotice title={form.title} onClose={form.onClose}>
      {latest.state === 'failed' ? (
        <FormError message={latest.failure.message} />
      ) : (
        <FieldSkeletons label="Asking the weather station" />
      )}
    </DialogNotice>
  );
};

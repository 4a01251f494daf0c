import { airAtTrack, observationAtTrack, type LatestObservation, type Ports } from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable } from '@holeshot/shared-core/react';
import { useMemo, type ComponentProps } from 'react';
import { NEVER } from 'rxjs';
import { ObservationForm } from './ObservationForm';

const loading: LatestObservation = { state: 'loading' };

/** Form over the newest report of a track's station, if there is one. */
export const StationAir = ({
  ports,
  ...form
}: Omit<ComponentProps<typeof ObservationForm>, 'measured' | 'reported' | 'unheard' | 'now'> & {
  ports: Pick<Ports, 'weather' | 'clock'>;
}) => {
  const { location } = form;
  const stationId = location.weather_station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : ports.weather.latest$(stationId)),
    [ports.weather, stationId],
  );
  const latest = useObservable(latest$, loading);
  if (stationId !== undefined && latest.state === 'loading') {
    return (
      <DialogNotice title={form.title} onClose={form.onClose}>
        <FieldSkeletons label="Asking the weather station" />
      </DialogNotice>
    );
  }
  const report = latest.state === 'present' ? latest.observation : undefined;
  return (
    <ObservationForm
      {...form}
      measured={report && airAtTrack(report, location)}
      reported={report && observationAtTrack(report, location.elevation)}
      unheard={latest.state === 'failed' ? latest.failure.message : undefined}
      now={() => ports.clock.now()}
    />
  );
};

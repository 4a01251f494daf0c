import { readPredictionKey, unknown, type Ports } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';

/** Records that refer to a location. */
export interface LocationUse {
  /** Number of passes logged there; undefined until known. */
  passes: number | undefined;
  /** Vehicle whose prediction uses it; undefined if none. */
  predictedVehicle: string | undefined;
}

/** Counts the passes logged at a location and names the vehicle that is predicted for it. */
export const useLocationUse = (
  locationUid: string,
  ports: Pick<Ports, 'logBooks' | 'vehicles' | 'settings'>,
): LocationUse => {
  const entries = useObservable(
    useMemo(() => ports.logBooks.entries$(), [ports.logBooks]),
    unknown,
  );
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const chosen = useObservable(ports.settings.settings$, unknown);

  const key = chosen.state === 'present' ? chosen.value.selectedPrediction : null;
  const predicted = key === null ? undefined : readPredictionKey(key);
  const car =
    cars.state === 'present' && predicted?.locationUid === locationUid
      ? cars.value.find(({ uid }) => uid === predicted.vehicleUid)
      : undefined;
  return {
    passes:
      entries.state === 'present'
        ? entries.value.filter(({ location }) => location.uid === locationUid).length
        : { absent: 0, unknown: undefined }[entries.state],
    predictedVehicle: car?.name,
  };
};

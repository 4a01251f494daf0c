import { unknown, type Ports } from '@holeshot/shared-core';
import { ListWidget, useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { carRecord, type CarRecord } from '../car/carRecord';
import { VehicleRow } from './VehicleRow';

const shown = 4;

const lastRan = ({ last }: CarRecord): number =>
  last === undefined ? 0 : Date.parse(last.log_entry_datetime);

/** Widget of the cars that ran last, with their bests and tunes. */
export const VehiclesWidget = ({
  ports,
}: {
  ports: Pick<Ports, 'vehicles' | 'logBooks' | 'dialogs' | 'navigation'>;
}) => {
  const garage = useObservable(ports.vehicles.vehicles$, unknown);
  const entries = useObservable(
    useMemo(() => ports.logBooks.entries$(), [ports.logBooks]),
    unknown,
  );
  const rows = useMemo(() => {
    if (garage.state !== 'present' || entries.state === 'unknown') return undefined;
    const passes = entries.state === 'present' ? entries.value : [];
    return garage.value
      .map((vehicle) => ({ vehicle, passes: carRecord(passes, vehicle) }))
      .sort((a, b) => lastRan(b.passes) - lastRan(a.passes));
  }, [garage, entries]);
  return (
    <ListWidget
      title="Vehicles"
      rows={rows}
      most={shown}
      row={({ vehicle, passes }) => (
        <VehicleRow
          key={vehicle.uid}
          vehicle={vehicle}
          passes={passes}
          onTune={() => void ports.dialogs.open('tune', { vehicleUid: vehicle.uid })}
        />
      )}
      reading="Reading your vehicles"
      rowHeight={92}
      empty={
        garage.state === 'absent'
          ? {
              words: 'Add the car or bike you race to see its best and its tune here.',
              label: 'Add a vehicle',
            }
          : undefined
      }
      path="/vehicles"
      open="Open vehicles"
      navigation={ports.navigation}
    />
  );
};

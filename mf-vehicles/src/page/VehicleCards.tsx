import type { Loadable, LogEntry, Vehicle } from '@holeshot/shared-core';
import { cardGrid } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CardActions } from './CardActions';
import { carRecord } from '../car/carRecord';
import { VehicleCard } from './VehicleCard';
import { VehicleCardSkeleton } from './VehicleCardSkeleton';

const inCards = cardGrid(320, { gap: 2 });

/** Cards of the vehicles; skeletons until known. */
export const VehicleCards = ({
  vehicles,
  entries,
  locked,
  onOpen,
  onTune,
  onDuplicate,
  onDelete,
}: {
  vehicles: Loadable<Vehicle[]>;
  entries: Loadable<LogEntry[]>;
  /** No write access: shows locks. */
  locked: boolean;
  onOpen: (vehicle: Vehicle) => void;
  onTune: (vehicle: Vehicle) => void;
  onDuplicate: (vehicle: Vehicle) => void;
  onDelete: (vehicle: Vehicle) => void;
}) => {
  const cards = useMemo(() => {
    if (vehicles.state !== 'present') return [];
    const rows = entries.state === 'present' ? entries.value : [];
    return vehicles.value.map((vehicle) => ({
      vehicle,
      passes: entries.state === 'unknown' ? undefined : carRecord(rows, vehicle),
    }));
  }, [vehicles, entries]);

  if (vehicles.state !== 'present') {
    return (
      <Box role="status" aria-label="Loading vehicles" sx={inCards}>
        <VehicleCardSkeleton />
        <VehicleCardSkeleton />
      </Box>
    );
  }
  return (
    <Box component="ul" role="list" aria-label="Your vehicles" sx={inCards}>
      {cards.map(({ vehicle, passes }) => (
        <li key={vehicle.uid}>
          <VehicleCard
            vehicle={vehicle}
            passes={passes}
            locked={locked}
            onOpen={() => onOpen(vehicle)}
            actions={
              <CardActions
                name={vehicle.name}
                onTune={() => onTune(vehicle)}
                onDuplicate={() => onDuplicate(vehicle)}
                onDelete={() => onDelete(vehicle)}
              />
            }
          />
        </li>
      ))}
    </Box>
  );
};

import { distanceLabels, formatEt, formatWhole, type Vehicle } from '@holeshot/shared-core';
import { Figure, FigureList, OpenCard } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fuelLabel, inductionLabel } from '../car/factorLabel';
import { passWords } from '../car/passWords';
import type { CarRecord } from '../car/carRecord';

/** Card of a vehicle: best ET, weight, induction; the whole card opens it. */
export const VehicleCard = ({
  vehicle,
  passes,
  locked,
  onOpen,
  actions,
}: {
  vehicle: Vehicle;
  /** Undefined until known. */
  passes: CarRecord | undefined;
  /** Shows a lock instead of the pencil. */
  locked: boolean;
  onOpen: () => void;
  actions: ReactNode;
}) => (
  <OpenCard title={vehicle.name} minHeight={244} locked={locked} onOpen={onOpen}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {fuelLabel(vehicle)} · {inductionLabel(vehicle)}
    </Typography>
    <Typography component="p" sx={{ mt: 1, fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.2 }}>
      {passes === undefined ? (
        <Skeleton component="span" width="60%" />
      ) : (
        <>
          {formatEt(passes.best)}
          <Box
            component="span"
            sx={{ ml: 1, fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}
          >
            {passes.best !== undefined && 's, '}
            {passWords(passes, vehicle)}
          </Box>
        </>
      )}
    </Typography>
    <FigureList>
      <Figure label="Raced over" value={distanceLabels[vehicle.finish]} />
      <Figure label="Race weight" value={formatWhole(vehicle.base_tune.weight_with_driver)} unit="lb" />
    </FigureList>
    {vehicle.notes !== '' && (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {vehicle.notes}
      </Typography>
    )}
    {actions}
  </OpenCard>
);

import { distanceLabels, formatWhole, type Vehicle } from '@holeshot/shared-core';
import { Figure, FigureList, OpenCard } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { fuelLabel, inductionLabel } from './factorLabel';

/** One vehicle: its name, what it weighs, how it breathes; the whole card opens it. */
export const VehicleCard = ({
  vehicle,
  locked,
  onOpen,
}: {
  vehicle: Vehicle;
  /** Shows a lock where the pencil stands. */
  locked: boolean;
  onOpen: () => void;
}) => (
  <OpenCard title={vehicle.name} minHeight={136} locked={locked} onOpen={onOpen}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
      {fuelLabel(vehicle)} · {inductionLabel(vehicle)}
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
  </OpenCard>
);

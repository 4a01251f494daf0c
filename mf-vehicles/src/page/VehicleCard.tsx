import { distanceLabels, formatWhole, icons, type Vehicle } from '@holeshot/shared-core';
import { Figure, FigureList, Icon, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
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
  <Panel
    sx={{
      position: 'relative',
      height: '100%',
      minHeight: 136,
      '&:has(button:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'primary.light',
        outlineOffset: 2,
      },
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box
          component="button"
          type="button"
          onClick={onOpen}
          sx={{
            all: 'unset',
            cursor: 'pointer',
            // The button covers its card, so that any part of it can be pressed with gloves on.
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
          }}
        >
          {vehicle.name}
        </Box>
      </Typography>
      <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />
    </Box>
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
  </Panel>
);

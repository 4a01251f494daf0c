import { formatDate, formatEt, icons, type Vehicle } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { passWords } from '../car/passWords';
import type { CarRecord } from '../car/carRecord';

/** Row of a vehicle on Home: best ET, passes, last one, and a button to its tune. */
export const VehicleRow = ({
  vehicle,
  passes,
  onTune,
}: {
  vehicle: Vehicle;
  passes: CarRecord;
  onTune: () => void;
}) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {vehicle.name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
          {formatEt(passes.best)}
          {passes.best !== undefined && (
            <Typography component="span" variant="body2" sx={{ ml: 0.5, color: 'text.secondary' }}>
              s
            </Typography>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {passWords(passes, vehicle)}
        </Typography>
      </Box>
      {passes.last !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Last pass {formatDate(passes.last.log_entry_datetime, passes.last.location.timezone)}
        </Typography>
      )}
    </Box>
    <Button
      variant="outlined"
      aria-label={`Tune of ${vehicle.name}`}
      startIcon={<Icon path={icons.tuneIcon} size={20} />}
      sx={{ flexShrink: 0 }}
      onClick={onTune}
    >
      Tune
    </Button>
  </Box>
);

import { formatWhole, type WeatherStation } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMiles } from '../find/formatMiles';
import { NumberRow } from './NumberRow';
import type { LocationFormState } from './useLocationForm';

/** Field of the track's elevation; proposes that of the station while empty. */
export const ElevationRow = ({
  form,
  station,
}: {
  form: LocationFormState;
  station: WeatherStation | null;
}) => {
  const id = useId();
  const elevation = useWatch({ control: form.control, name: 'elevation' });
  const isMissing = elevation.trim() === '';
  const proposed = isMissing ? station?.elevation : undefined;
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
        <NumberRow form={form} name="elevation" label="Elevation" unit="ft" />
        {proposed !== undefined && (
          <Button
            variant="outlined"
            aria-describedby={id}
            sx={{ px: 1, minHeight: 56 }}
            onClick={() => {
              form.setValue('elevation', String(Math.round(proposed)), { shouldValidate: true });
              // The pressed button disappears.
              form.setFocus('elevation');
            }}
          >
            Use {formatWhole(proposed)} ft
          </Button>
        )}
      </Box>
      {/* The proposal arrives late, into a place that is kept for it. */}
      {isMissing && (
        <Typography
          id={id}
          variant="body2"
          role="status"
          sx={{ mt: 0.75, minHeight: { xs: '4.5em', sm: '3em' }, color: 'text.secondary' }}
        >
          {proposed === undefined || station === null
            ? 'Above sea level, at the starting line.'
            : `${station.name} stands at ${formatWhole(proposed)} ft, ${formatMiles(station.distance)} away. The track may lie higher or lower.`}
        </Typography>
      )}
    </Box>
  );
};

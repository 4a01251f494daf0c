import { formatWhole, type Result, type WeatherStation } from '@holeshot/shared-core';
import type { DevicePosition } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatMiles } from '../find/formatMiles';
import { useNearMe, type NearMe } from '../near/useNearMe';
import { NumberRow } from './NumberRow';
import type { LocationFormState } from './useLocationForm';

/** Returns the altitude of a position in whole feet, as its field has it; undefined where the device gives none. */
const altitudeOf = ({ altitude }: DevicePosition): string | undefined =>
  altitude === undefined ? undefined : String(Math.round(altitude));

/** Says how the altitude of the device was found; undefined where nothing is to be said. */
const altitudeInWords = (near: NearMe, elevation: string): string | undefined => {
  switch (near.state) {
    case 'off':
      return undefined;
    case 'asking':
      return 'Finding your altitude.';
    case 'failed':
      return near.message;
    case 'known': {
      const { altitudeWithin } = near.position;
      const altitude = altitudeOf(near.position);
      if (altitude === undefined) return 'This device gives no altitude. Enter it from a map.';
      if (altitude !== elevation) return undefined;
      const range = altitudeWithin === undefined ? '' : `, accurate to ${formatWhole(altitudeWithin)} ft`;
      return `From this device${range}. Devices can be 120 ft off: compare it with a map.`;
    }
  }
};

/** Field of the track's elevation; proposes that of the station while empty, and that of the device. */
export const ElevationRow = ({
  form,
  station,
  approximate,
  findPosition,
}: {
  form: LocationFormState;
  station: WeatherStation | null;
  /** Elevation that the directory has only roughly; undefined without one. */
  approximate: string | undefined;
  /** Finds the device's position; the browser asks the racer first. */
  findPosition: () => Promise<Result<DevicePosition>>;
}) => {
  const id = useId();
  const { near, find } = useNearMe(findPosition, (position) => {
    const altitude = altitudeOf(position);
    if (altitude !== undefined) form.setValue('elevation', altitude, { shouldValidate: true });
  });
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
      {/* The proposal arrives late, in a reserved place. */}
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
      {elevation === approximate && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'warning.main' }}>
          About {formatWhole(Number(elevation))} ft: the ground near by, often 200 ft off. Enter the track’s
          own.
        </Typography>
      )}
      <Button onClick={find} aria-describedby={`${id}-device`} sx={{ mt: 0.5, ml: -1, px: 1 }}>
        Use this phone’s altitude
      </Button>
      <Typography
        id={`${id}-device`}
        variant="body2"
        role="status"
        sx={{ color: near.state === 'failed' ? 'warning.main' : 'text.secondary' }}
      >
        {altitudeInWords(near, elevation)}
      </Typography>
    </Box>
  );
};

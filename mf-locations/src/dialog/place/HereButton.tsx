import { formatWhole, icons, miles, type Feet, type Result } from '@holeshot/shared-core';
import { type DevicePosition, Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMiles } from '../../find/formatMiles';
import type { Place } from '../../find/Place';
import { useNearMe, type NearMe } from '../../near/useNearMe';
import { isSamePlace } from './placeOf';

/** Formats a coordinate to the yard: a device gives more decimals than it knows. */
const toYard = ({ lat, lng }: Place): Place => ({ lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) });

const offer = 'At the track? Use the position of this device.';

const withinWords = (within: Feet): string =>
  within < 1000 ? `${formatWhole(within)} ft` : formatMiles(miles(within / 5280));

const sentence = (near: NearMe, place: Place | undefined): string => {
  switch (near.state) {
    case 'off':
      return offer;
    case 'asking':
      return 'Finding your position.';
    case 'known': {
      const { within, ...here } = near.position;
      if (place === undefined || !isSamePlace(place, toYard(here))) return offer;
      return within === undefined
        ? 'Coordinates taken from this device.'
        : `Coordinates taken from this device, accurate to ${withinWords(within)}. Check them, or try again under open sky.`;
    }
    case 'failed':
      return `${near.message} Or type the coordinates.`;
  }
};

/** Button that sets the track's place to that of this device. */
export const HereButton = ({
  place,
  findPosition,
  onFound,
}: {
  /** Current coordinates. */
  place: Place | undefined;
  /** Finds the device's position; the browser asks the racer first. */
  findPosition: () => Promise<Result<DevicePosition>>;
  /** Receives the place to the yard. */
  onFound: (place: Place) => void;
}) => {
  const id = useId();
  const { near, find } = useNearMe(findPosition, (here) => onFound(toYard(here)));
  return (
    <Box>
      <Button
        variant="outlined"
        aria-describedby={id}
        startIcon={<Icon path={icons.nearMeIcon} />}
        onClick={find}
      >
        Use my position
      </Button>
      <Typography
        id={id}
        variant="body2"
        role="status"
        sx={{ mt: 0.75, color: near.state === 'failed' ? 'warning.main' : 'text.secondary' }}
      >
        {sentence(near, place)}
      </Typography>
    </Box>
  );
};

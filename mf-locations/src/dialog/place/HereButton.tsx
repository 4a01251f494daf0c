import { icons, type Result } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Place } from '../../find/Place';
import { useNearMe, type NearMe } from '../../near/useNearMe';

const sentence = (near: NearMe): string => {
  switch (near.state) {
    case 'off':
      return 'At the track? Its coordinates become those of this device.';
    case 'asking':
      return 'Asking this device where it is.';
    case 'known':
      return 'The coordinates are those of this device.';
    case 'failed':
      return `${near.message} Or type the coordinates.`;
  }
};

/** Takes the place of this device for that of the track, for a racer who stands there. */
export const HereButton = ({
  findPosition,
  onFound,
}: {
  /** Where the device is; the racer is asked first. */
  findPosition: () => Promise<Result<Place>>;
  onFound: (place: Place) => void;
}) => {
  const id = useId();
  const { near, ask } = useNearMe(findPosition, onFound);
  return (
    <Box>
      <Button
        variant="outlined"
        aria-describedby={id}
        startIcon={<Icon path={icons.nearMeIcon} />}
        onClick={ask}
      >
        Use my position
      </Button>
      <Typography
        id={id}
        variant="body2"
        role="status"
        sx={{ mt: 0.75, color: near.state === 'failed' ? 'warning.main' : 'text.secondary' }}
      >
        {sentence(near)}
      </Typography>
    </Box>
  );
};

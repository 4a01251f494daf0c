import { icons, type Location } from '@holeshot/shared-core';
import { Icon, type Here } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ChosenPlace } from '../choice/choosePlace';
import { TrackBar } from '../choice/TrackBar';

/** Names the car, with buttons to the cars before and after it, and the track. */
export const CarBar = ({
  place: { vehicle, location },
  position,
  cars,
  locations,
  here,
  onStep,
}: {
  place: ChosenPlace;
  /** The car's place among `cars`, from 1. */
  position: number;
  cars: number;
  locations: readonly Location[];
  here: Here;
  onStep: (step: 1 | -1) => void;
}) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minWidth: 0,
      // Below the buttons of the page where the screen is upright, beside them where it is not.
      flex: '1 1 100%',
      '@media (orientation: landscape)': { flex: '8 1 16rem' },
    }}
  >
    {cars > 1 && (
      <IconButton aria-label="Car before" onClick={() => onStep(-1)} sx={{ transform: 'rotate(180deg)' }}>
        <Icon path={icons.chevronRightIcon} size={32} />
      </IconButton>
    )}
    <Box
      sx={{
        flexGrow: 1,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: cars > 1 ? 'center' : 'space-between',
        columnGap: 1,
        '@media (orientation: landscape)': { flexWrap: 'nowrap', '& > :first-of-type': { maxWidth: '50%' } },
      }}
    >
      <Box
        aria-live="polite"
        sx={{ flexShrink: 0, maxWidth: '100%', textAlign: cars > 1 ? 'center' : 'left' }}
      >
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
          {vehicle.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', lineHeight: 1.25 }}>
          {[
            ...(locations.length > 1 ? [] : [location.title]),
            ...(cars > 1 ? [`car ${position} of ${cars}`] : []),
          ].join(' · ')}
        </Typography>
      </Box>
      <TrackBar location={location} locations={locations} here={here} />
    </Box>
    {cars > 1 && (
      <IconButton aria-label="Car after" onClick={() => onStep(1)}>
        <Icon path={icons.chevronRightIcon} size={32} />
      </IconButton>
    )}
  </Box>
);

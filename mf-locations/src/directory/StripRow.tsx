import { distanceLabels, formatWhole, icons, windDirection, type Miles } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { directionWord } from '../find/compassPoints';
import { formatMiles } from '../find/formatMiles';
import { townOf } from '../find/townOf';
import type { Strip } from './parseStrips';
import { StripSource } from './StripSource';

const elevationInWords = ({ elevation, elevation_is: known }: Strip): string => {
  if (elevation === undefined) return 'elevation unknown';
  return `${known === 'approx' ? 'about ' : ''}${formatWhole(elevation)} ft`;
};

const directionInWords = ({ heading }: Strip): string =>
  heading === undefined ? 'direction unknown' : `runs ${directionWord(windDirection(heading).index)}`;

const factsOf = (strip: Strip): string =>
  [
    strip.track_length === undefined ? 'length unknown' : distanceLabels[strip.track_length],
    elevationInWords(strip),
    directionInWords(strip),
    ...(strip.place === 'city' ? ['place of the town'] : []),
  ].join(' · ');

const Yours = ({ focused }: { focused: boolean }) => {
  const mark = useRef<HTMLSpanElement>(null);
  // The pressed Add button is gone, so focus moves to what took its place.
  useEffect(() => {
    if (focused) mark.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Typography
      ref={mark}
      component="span"
      tabIndex={-1}
      variant="body2"
      sx={{ display: 'flex', gap: 0.5, color: 'text.secondary', '&:focus': { outline: 0 } }}
    >
      <Icon path={icons.checkIcon} size={20} />
      Yours
    </Typography>
  );
};

/** Row of a track in the directory: place, facts, source and an Add button. */
export const StripRow = ({
  strip,
  distance,
  own,
  onAdd,
}: {
  strip: Strip;
  distance: Miles | undefined;
  /** Already among the racer's tracks. */
  own: boolean;
  onAdd: () => void;
}) => {
  const [pressed, setPressed] = useState(false);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignContent: 'start',
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {strip.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {townOf(strip)}
          {distance !== undefined && (
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
              {` · ${formatMiles(distance)}`}
            </Box>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {factsOf(strip)}
        </Typography>
        {strip.closed !== undefined && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
            {strip.closed === 'yes' ? 'Closed' : `Closed in ${strip.closed}`}
          </Typography>
        )}
      </Box>
      {own ? (
        <Yours focused={pressed} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<Icon path={icons.addIcon} />}
          aria-label={`Add ${strip.title} to my tracks`}
          onClick={() => {
            setPressed(true);
            onAdd();
          }}
        >
          Add
        </Button>
      )}
      <StripSource strip={strip} />
    </Box>
  );
};

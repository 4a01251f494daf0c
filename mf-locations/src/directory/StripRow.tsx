import { distanceLabels, formatWhole, icons, type Miles } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatMiles } from '../find/formatMiles';
import { townOf } from '../find/townOf';
import type { Strip } from './parseStrips';
import { StripSource } from './StripSource';

const factsOf = ({ track_length: length, elevation }: Strip): string =>
  [
    length === undefined ? 'length unknown' : distanceLabels[length],
    elevation === undefined ? 'elevation unknown' : `${formatWhole(elevation)} ft`,
  ].join(' · ');

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
}) => (
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
    </Box>
    {own ? (
      <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}>
        <Icon path={icons.checkIcon} size={20} />
        Yours
      </Typography>
    ) : (
      <Button
        variant="outlined"
        startIcon={<Icon path={icons.addIcon} />}
        aria-label={`Add ${strip.title} to my tracks`}
        onClick={onAdd}
      >
        Add
      </Button>
    )}
    <StripSource strip={strip} />
  </Box>
);

import {
  distanceLabels,
  formatDate,
  formatEt,
  formatPasses,
  icons,
  type ClockPort,
  type Location,
} from '@holeshot/shared-core';
import { CoveringButton, Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../contact/ContactLinks';
import { townOf } from '../find/townOf';
import type { TrackPasses } from '../visits/passesAt';
import { TrackTime } from './TrackTime';

const countWords = ({ count, last }: TrackPasses): string => {
  if (last === undefined) return 'No pass is logged here yet.';
  return `${formatPasses(count)}, last on ${formatDate(last.log_entry_datetime, last.location.timezone)}`;
};

/** Row of a track on Home: bests, passes, directions; the whole row opens it. */
export const TrackRow = ({
  location,
  passes,
  locked,
  onOpen,
  clock,
}: {
  location: Location;
  passes: TrackPasses;
  /** Shows a lock instead of the pencil. */
  locked: boolean;
  onOpen: () => void;
  clock: ClockPort;
}) => (
  <Box component="li" sx={{ position: 'relative', py: 1.25, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography variant="h3" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <CoveringButton onPress={onOpen} cover={{ borderRadius: '12px' }}>
          {location.title}
        </CoveringButton>
      </Typography>
      <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />
    </Box>
    <Typography
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary' }}
    >
      <span>{townOf(location)}</span>
      <span>
        <TrackTime timezone={location.timezone} clock={clock} />
      </span>
    </Typography>
    {passes.bests.map(({ distance, entry }) => (
      <Box
        key={distance}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', mt: 0.5 }}
      >
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 }}>
          {formatEt(entry.derived.finish_et)}
          <Typography component="span" variant="body2" sx={{ ml: 0.5, color: 'text.secondary' }}>
            s
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          best over the {distanceLabels[distance]}
          {passes.severalCars && `, ${entry.vehicle.name}`}
        </Typography>
      </Box>
    ))}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {countWords(passes)}
    </Typography>
    <ContactLinks location={location} />
  </Box>
);

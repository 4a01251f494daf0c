import type { WeatherStation } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RetryNote } from '../../loading/RetryNote';
import { StationChoices } from './StationChoices';
import type { StationSearch } from './useNearestStations';

const SearchState = ({
  search,
  onRetry,
  waits,
}: {
  search: StationSearch;
  onRetry: () => void;
  waits: boolean;
}) => {
  switch (search.state) {
    case 'idle':
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Enter the coordinates to find weather stations near the track.
        </Typography>
      );
    case 'searching':
      return (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {waits
              ? 'Looking for weather stations near the track. The location is saved right after.'
              : 'Looking for weather stations near the track.'}
          </Typography>
          <Skeleton variant="rounded" height={56} sx={{ mt: 1 }} />
        </Box>
      );
    case 'none':
      return (
        <Typography variant="body2">
          No weather station was found near these coordinates. Check them, or save the location without a
          station.
        </Typography>
      );
    case 'failed':
      return (
        <RetryNote quiet onRetry={onRetry}>
          The search for weather stations failed. {search.message} Your entries are still here. You can save
          without a station.
        </RetryNote>
      );
    case 'found':
      return null;
  }
};

/** Choice of the weather station, with the state of the search. */
export const StationPicker = ({
  search,
  onRetry,
  waits,
  chosen,
  onChoose,
}: {
  search: StationSearch;
  onRetry: () => void;
  /** Save waits for the search. */
  waits: boolean;
  chosen: WeatherStation | null;
  onChoose: (station: WeatherStation | null) => void;
}) => (
  <Stack spacing={1.5}>
    <Typography variant="h3">Weather station</Typography>
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      <SearchState search={search} onRetry={onRetry} waits={waits} />
    </Box>
    {(search.state === 'found' || chosen !== null) && (
      <StationChoices
        stations={search.state === 'found' ? search.stations : []}
        chosen={chosen}
        onChoose={onChoose}
      />
    )}
  </Stack>
);

import type { ClockPort, WeatherPort, WidgetPlace } from '@holeshot/shared-core';
import { EmptyState, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlaceAir } from './PlaceAir';

const add = (
  <Button variant="contained" href="/locations">
    Add a location
  </Button>
);

/** Before there is a track: the air at the places the widget names, and the way to a track of one's own. */
export const NoTrackYet = ({
  places,
  weather,
  clock,
}: {
  places: readonly WidgetPlace[];
  weather: WeatherPort;
  clock: ClockPort;
}) => {
  if (places.length === 0)
    return <EmptyState text="Add the track you race at, and its air stands here." action={add} />;
  return (
    <Panel label="Current Weather">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Current Weather</Typography>
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {places.map((place) => (
            <PlaceAir key={place.title} place={place} weather={weather} clock={clock} />
          ))}
        </Box>
        <Typography>Add the track you race at, and its air stands here instead.</Typography>
        {add}
      </Stack>
    </Panel>
  );
};

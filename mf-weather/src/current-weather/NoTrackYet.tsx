import {
  unknown,
  type Loadable,
  type Ports,
  type UserSettings,
  type WidgetPlace,
} from '@holeshot/shared-core';
import { EmptyState, Panel, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlaceAir } from './PlaceAir';

const notYet: Loadable<UserSettings> = unknown;

const add = (
  <Button variant="contained" href="/locations">
    Add a location
  </Button>
);

/** Weather at the widget's places before the racer has a track, and a button to add one. */
export const NoTrackYet = ({
  ports,
  places,
}: {
  places: readonly WidgetPlace[];
  ports: Pick<Ports, 'weather' | 'settings' | 'clock'>;
}) => {
  const racer = useObservable(ports.settings.settings$, notYet);
  // Only registered racers have a key to the weather service.
  const mayAsk = racer.state === 'present' && racer.value.isRegistered;
  if (places.length === 0 || !mayAsk)
    return <EmptyState text="Add the track you race at to see its weather here." action={add} />;
  return (
    <Panel label="Current Weather">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Current Weather</Typography>
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {places.map((place) => (
            <PlaceAir key={place.title} place={place} ports={ports} />
          ))}
        </Box>
        <Typography>Add the track you race at to see its weather here instead.</Typography>
        {add}
      </Stack>
    </Panel>
  );
};

import {
  unknown,
  type ClockPort,
  type DialogsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type NavigationPort,
  type SessionPort,
} from '@holeshot/shared-core';
import { Panel, RouteButton, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { passesAt, type TrackPasses } from './passesAt';
import { TrackRow } from './TrackRow';

const shown = 3;

const lastRun = ({ last }: TrackPasses): number =>
  last === undefined ? 0 : Date.parse(last.log_entry_datetime);

/** The tracks that were raced at last with the bests there, and the ways to call them and to get there. */
export const TracksWidget = ({
  locations,
  logBooks,
  session,
  dialogs,
  feedback,
  navigation,
  clock,
}: {
  locations: LocationsPort;
  logBooks: LogBooksPort;
  session: SessionPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  navigation: NavigationPort;
  clock: ClockPort;
}) => {
  const tracks = useObservable(locations.locations$, unknown);
  const entries = useObservable(
    useMemo(() => logBooks.entries$(), [logBooks]),
    unknown,
  );
  const readOnly = useReadOnly(session);
  const rows = useMemo(() => {
    if (tracks.state !== 'present' || entries.state === 'unknown') return undefined;
    const passes = entries.state === 'present' ? entries.value : [];
    return tracks.value
      .map((location) => ({ location, passes: passesAt(passes, location) }))
      .sort((a, b) => lastRun(b.passes) - lastRun(a.passes));
  }, [tracks, entries]);
  const more = rows === undefined ? 0 : rows.length - shown;
  const open = (locationUid: string): void => {
    if (readOnly) feedback.subscriptionRequired();
    else void dialogs.open('location', { locationUid });
  };
  return (
    <Panel label="Tracks">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Tracks
      </Typography>
      {tracks.state === 'absent' && (
        <Typography sx={{ mb: 2 }}>
          Add the track you race at, and your bests there and the way to it stand here.
        </Typography>
      )}
      {tracks.state !== 'absent' && rows === undefined && (
        <Box role="status" aria-label="Reading your tracks">
          <Skeleton variant="rounded" height={148} sx={{ my: 0.75 }} />
          <Skeleton variant="rounded" height={148} sx={{ my: 0.75 }} />
        </Box>
      )}
      {rows !== undefined && (
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.slice(0, shown).map(({ location, passes }) => (
            <TrackRow
              key={location.uid}
              location={location}
              passes={passes}
              locked={readOnly}
              onOpen={() => open(location.uid)}
              clock={clock}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <RouteButton
          path="/locations"
          navigation={navigation}
          variant={tracks.state === 'absent' ? 'contained' : 'outlined'}
        >
          {tracks.state === 'absent' ? 'Add a track' : 'Open locations'}
        </RouteButton>
        {more > 0 && (
          <Link href="/locations" sx={{ py: 1.5 }}>
            and {more} more
          </Link>
        )}
      </Box>
    </Panel>
  );
};

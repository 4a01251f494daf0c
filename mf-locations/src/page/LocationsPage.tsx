import {
  icons,
  unknown,
  type DialogsPort,
  type FeedbackPort,
  type LocationsPort,
  type SessionPort,
} from '@holeshot/shared-core';
import {
  EmptyState,
  Icon,
  PageLayout,
  ReadOnlyNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LocationCard } from './LocationCard';
import { LocationCardSkeleton } from './LocationCardSkeleton';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;

/** The racer's locations as cards; one press opens one for changes. */
export const LocationsPage = ({
  locations,
  session,
  dialogs,
  feedback,
}: {
  locations: LocationsPort;
  session: SessionPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
}) => {
  const loaded = useObservable(locations.locations$, unknown);
  const readOnly = useReadOnly(session);

  const open = (locationUid?: string): void => {
    if (readOnly) feedback.subscriptionRequired();
    else void dialogs.open('location', locationUid === undefined ? {} : { locationUid });
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => open()}
    >
      Add location
    </Button>
  );

  return (
    <PageLayout title="Locations" actions={loaded.state === 'present' ? add : undefined}>
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Locations" />
        </Box>
      )}
      {loaded.state === 'unknown' && (
        <Box role="status" aria-label="Loading locations" sx={grid}>
          <LocationCardSkeleton />
          <LocationCardSkeleton />
        </Box>
      )}
      {loaded.state === 'absent' && (
        <EmptyState
          text="Add the track you race at, and its weather and time zone go with each pass."
          action={add}
        />
      )}
      {loaded.state === 'present' && (
        <Box component="ul" role="list" aria-label="Your locations" sx={grid}>
          {loaded.value.map((location) => (
            <li key={location.uid}>
              <LocationCard location={location} locked={readOnly} onOpen={() => open(location.uid)} />
            </li>
          ))}
        </Box>
      )}
    </PageLayout>
  );
};

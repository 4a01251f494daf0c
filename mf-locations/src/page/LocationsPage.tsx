import {
  icons,
  milesBetween,
  unknown,
  type DialogInput,
  type DialogsPort,
  type FeedbackPort,
  type LocationsPort,
  type Result,
  type SessionPort,
  type UnreadablePort,
} from '@holeshot/shared-core';
import {
  EmptyState,
  Icon,
  PageLayout,
  ReadOnlyNote,
  UnreadableNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DirectorySection } from '../directory/DirectorySection';
import type { Strip } from '../directory/parseStrips';
import { FindBar } from '../find/FindBar';
import { matches } from '../find/matches';
import { nearestFirst } from '../find/nearestFirst';
import type { Place } from '../find/Place';
import { NearLine } from '../near/NearLine';
import { useNearMe } from '../near/useNearMe';
import { useLoaded } from '../useLoaded';
import { LocationCards } from './LocationCards';

/** A strip this near to an own track, in miles, is that track: both may be the middle of a large venue. */
const samePlace = 1;

/** The racer's locations as cards, and the directory of strips to take more from; both searched and by nearness. */
export const LocationsPage = ({
  locations,
  session,
  dialogs,
  feedback,
  unreadable,
  findPosition,
  loadStrips,
}: {
  locations: LocationsPort;
  session: SessionPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  unreadable: UnreadablePort;
  /** Where the device is; the racer is asked first. */
  findPosition: () => Promise<Result<Place>>;
  loadStrips: () => Promise<Strip[]>;
}) => {
  const loaded = useObservable(locations.locations$, unknown);
  const readOnly = useReadOnly(session);
  const { loaded: directory, retry } = useLoaded(loadStrips);
  const { near, ask, forget } = useNearMe(findPosition);
  const [query, setQuery] = useState('');

  const position = near.state === 'known' ? near.position : undefined;
  const found = <Row extends Place & Parameters<typeof matches>[0]>(rows: readonly Row[]) =>
    nearestFirst(
      rows.filter((row) => matches(row, query)),
      position,
    );
  const own = loaded.state === 'present' ? loaded.value : [];

  const open = (input: DialogInput<'location'>): void => {
    if (readOnly) feedback.subscriptionRequired();
    else void dialogs.open('location', input);
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => open({})}
    >
      Add location
    </Button>
  );

  return (
    <PageLayout title="Locations" actions={loaded.state === 'present' ? add : undefined}>
      <Stack useFlexGap spacing={3}>
        {readOnly && <ReadOnlyNote what="Locations" />}
        <Box>
          <FindBar
            query={query}
            onQuery={setQuery}
            near={near.state === 'known' || near.state === 'asking'}
            onNear={near.state === 'known' || near.state === 'asking' ? forget : ask}
          />
          <NearLine near={near} />
        </Box>
        <UnreadableNote unreadable={unreadable} list="locations" />
        {loaded.state === 'absent' ? (
          <EmptyState
            text="Add the track you race at, and its weather and time zone go with each pass. Pick it from the drag strips below, or enter it yourself."
            action={add}
          />
        ) : (
          <LocationCards
            locations={loaded.state === 'present' ? found(own) : undefined}
            locked={readOnly}
            onOpen={(locationUid) => open({ locationUid })}
          />
        )}
        <DirectorySection
          loaded={directory}
          strips={directory.state === 'ready' ? found(directory.value) : []}
          query={query}
          isOwn={(strip) => own.some((location) => milesBetween(location, strip) < samePlace)}
          onAdd={({ source: _, note: __, ...start }) => open({ start })}
          onRetry={retry}
        />
      </Stack>
    </PageLayout>
  );
};

import {
  fullProblem,
  icons,
  mostRows,
  unknown,
  type DialogInput,
  type Location,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import {
  EmptyState,
  findPosition,
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
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { addKnownTrack } from '../directory/addKnownTrack';
import { loadStrips } from '../directory/loadStrips';
import { DirectorySection } from '../directory/DirectorySection';
import { isOwnTrack } from '../directory/isOwnTrack';
import type { Strip } from '../directory/parseStrips';
import { startOf, trackOf } from '../directory/startOf';
import { FindBar } from '../find/FindBar';
import { matches } from '../find/matches';
import { nearestFirst, type Distant } from '../find/nearestFirst';
import type { Place } from '../find/Place';
import { loadMap } from '../map/loadMap';
import { MapSection } from '../map/MapSection';
import type { TrackMapProps } from '../map/TrackMap';
import { tracksOnMap } from '../map/tracksOnMap';
import { NearLine } from '../near/NearLine';
import { useNearMe } from '../near/useNearMe';
import { useLoaded } from '../loading/useLoaded';
import { passesByTrack } from '../visits/passesByTrack';
import { ChosenTrack } from './ChosenTrack';
import { LocationCard } from './LocationCard';
import { LocationCards } from './LocationCards';
import { useDoubts } from './useDoubts';

/** Page of the racer's tracks and the directory, with search, distance and map. */
export const LocationsPage = ({
  ports,
  locate = findPosition,
  readStrips = loadStrips,
  openMap = loadMap,
}: {
  ports: Pick<
    Ports,
    'locations' | 'logBooks' | 'weather' | 'session' | 'dialogs' | 'feedback' | 'unreadable' | 'clock'
  >;
  /** Finds the device's position; the browser asks the racer first. */
  locate?: () => Promise<Result<Place>>;
  readStrips?: () => Promise<Strip[]>;
  openMap?: () => Promise<ComponentType<TrackMapProps>>;
}) => {
  const loaded = useObservable(ports.locations.locations$, unknown);
  const readOnly = useReadOnly(ports.session);
  const entries = useObservable(
    useMemo(() => ports.logBooks.entries$(), [ports.logBooks]),
    unknown,
  );
  const visits = useMemo(() => {
    if (entries.state === 'unknown') return undefined;
    return passesByTrack(entries.state === 'present' ? entries.value : []);
  }, [entries]);
  const { loaded: directory, retry } = useLoaded(readStrips);
  const { near, find, forget } = useNearMe(locate);
  const [query, setQuery] = useState('');
  const [map, setMap] = useState(false);

  const position = near.state === 'known' ? near.position : undefined;
  const found = <Row extends Place & Parameters<typeof matches>[0]>(rows: readonly Row[]) =>
    nearestFirst(
      rows.filter((row) => matches(row, query)),
      position,
    );
  const searched = query.trim() !== '';
  const own = loaded.state === 'present' ? loaded.value : [];
  const strips = directory.state === 'ready' ? directory.value : [];
  const doubtsAt = useDoubts(loaded, directory);
  const isOwn = (strip: Strip): boolean => own.some((location) => isOwnTrack(strip, location));
  const locationsFound = found(own);
  const stripsFound = found(strips);

  const openOwn = (locationUid: string): void => void ports.dialogs.open('location', { locationUid });
  const addFrom = (input: DialogInput<'location'>): void => {
    if (readOnly) ports.feedback.subscriptionRequired();
    else void ports.dialogs.open('location', input);
  };
  const addStrip = (strip: Strip): void => {
    const track = readOnly ? undefined : trackOf(strip, ports.clock.newId());
    const isFull = fullProblem(own.length, mostRows.locations, 'locations') !== undefined;
    if (track === undefined || isFull) addFrom({ start: startOf(strip) });
    else addKnownTrack(track, strip.elevation_is === 'approx', ports);
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => addFrom({})}
    >
      Add location
    </Button>
  );

  const mapShown = map && (
    <MapSection
      key="map"
      load={openMap}
      tracks={tracksOnMap(
        locationsFound.map(({ row }) => row),
        stripsFound.map(({ row }) => row).filter((strip) => !isOwn(strip)),
      )}
      position={position}
      searched={searched}
      show={(id) => (
        <ChosenTrack
          id={id}
          locations={locationsFound}
          strips={stripsFound}
          isOwn={isOwn}
          card={({ row, distance }: Distant<Location>) => (
            <LocationCard
              location={row}
              passes={visits?.(row)}
              doubts={doubtsAt(row)}
              distance={distance}
              locked={readOnly}
              onOpen={() => openOwn(row.uid)}
              ports={ports}
            />
          )}
          onAdd={addStrip}
        />
      )}
    />
  );
  const ownTracks =
    loaded.state === 'absent' ? (
      <EmptyState
        key="own"
        text="Add the track you race at: each pass then gets its weather and time zone. Pick it from the directory below, or enter it yourself."
        action={add}
      />
    ) : (
      <LocationCards
        key="own"
        locations={loaded.state === 'present' ? locationsFound : undefined}
        passesAt={visits}
        doubtsOf={doubtsAt}
        locked={readOnly}
        onOpen={openOwn}
        ports={ports}
      />
    );
  // Below a list whose height is unknown the directory would move; a search shows it at once.
  const directoryShown = (loaded.state !== 'unknown' || searched) && (
    <DirectorySection
      key={`directory ${query}`}
      loaded={directory}
      strips={stripsFound}
      query={query}
      isOwn={isOwn}
      onAdd={addStrip}
      onRetry={retry}
    />
  );
  const unreadable = <UnreadableNote key="unreadable" unreadable={ports.unreadable} list="locations" />;
  // The results of a search stand under its field; own tracks lead where one of them matches.
  const isOwnFound = locationsFound.length > 0;
  const lists: ReactNode[] =
    searched && !isOwnFound
      ? [directoryShown, unreadable, ownTracks]
      : [unreadable, ownTracks, directoryShown];

  return (
    <PageLayout title="Locations" actions={loaded.state === 'present' ? add : undefined}>
      <Stack useFlexGap spacing={3}>
        {readOnly && <ReadOnlyNote what="Locations" />}
        <Box>
          <FindBar
            query={query}
            onQuery={setQuery}
            near={near.state === 'known' || near.state === 'asking'}
            onNear={near.state === 'known' || near.state === 'asking' ? forget : find}
            map={map}
            onMap={() => setMap(!map)}
          />
          <NearLine near={near} />
        </Box>
        {searched ? [...lists, mapShown] : [mapShown, ...lists]}
      </Stack>
    </PageLayout>
  );
};

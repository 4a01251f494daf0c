import {
  icons,
  milesBetween,
  unknown,
  type DialogInput,
  type Ports,
  type Result,
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
import { useState, type ComponentType } from 'react';
import { loadStrips } from '../directory/loadStrips';
import { DirectorySection } from '../directory/DirectorySection';
import type { Strip } from '../directory/parseStrips';
import { FindBar } from '../find/FindBar';
import { matches } from '../find/matches';
import { nearestFirst } from '../find/nearestFirst';
import type { Place } from '../find/Place';
import { loadMap } from '../map/loadMap';
import { MapSection } from '../map/MapSection';
import type { TrackMapProps } from '../map/TrackMap';
import { tracksOnMap } from '../map/tracksOnMap';
import { findPosition } from '../near/findPosition';
import { NearLine } from '../near/NearLine';
import { useNearMe } from '../near/useNearMe';
import { useLoaded } from '../loading/useLoaded';
import { ChosenTrack } from './ChosenTrack';
import { LocationCards } from './LocationCards';

/** A strip this near to an own track, in miles, is that track: both may be the middle of a large venue. */
const sameTrack = 1;

/** Page of the racer's tracks and the directory, with search, distance and map. */
export const LocationsPage = ({
  ports,
  locate = findPosition,
  readStrips = loadStrips,
  openMap = loadMap,
}: {
  ports: Pick<Ports, 'locations' | 'session' | 'dialogs' | 'feedback' | 'unreadable'>;
  /** Finds the device's position; the browser asks the racer first. */
  locate?: () => Promise<Result<Place>>;
  readStrips?: () => Promise<Strip[]>;
  openMap?: () => Promise<ComponentType<TrackMapProps>>;
}) => {
  const loaded = useObservable(ports.locations.locations$, unknown);
  const readOnly = useReadOnly(ports.session);
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
  const own = loaded.state === 'present' ? loaded.value : [];
  const isOwn = (strip: Strip): boolean => own.some((location) => milesBetween(location, strip) < sameTrack);
  const locationsFound = found(own);
  const stripsFound = found(directory.state === 'ready' ? directory.value : []);

  const openOwn = (locationUid: string): void => void ports.dialogs.open('location', { locationUid });
  const addFrom = (input: DialogInput<'location'>): void => {
    if (readOnly) ports.feedback.subscriptionRequired();
    else void ports.dialogs.open('location', input);
  };
  const addStrip = ({ source: _, note: __, ...start }: Strip): void => addFrom({ start });
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => addFrom({})}
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
            onNear={near.state === 'known' || near.state === 'asking' ? forget : find}
            map={map}
            onMap={() => setMap(!map)}
          />
          <NearLine near={near} />
        </Box>
        {map && (
          <MapSection
            load={openMap}
            tracks={tracksOnMap(
              locationsFound.map(({ row }) => row),
              stripsFound.map(({ row }) => row).filter((strip) => !isOwn(strip)),
            )}
            position={position}
            searched={query.trim() !== ''}
            show={(id) => (
              <ChosenTrack
                id={id}
                locations={locationsFound}
                strips={stripsFound}
                isOwn={isOwn}
                locked={readOnly}
                onOpen={openOwn}
                onAdd={addStrip}
              />
            )}
          />
        )}
        <UnreadableNote unreadable={ports.unreadable} list="locations" />
        {loaded.state === 'absent' ? (
          <EmptyState
            text="Add the track you race at: each pass then gets its weather and time zone. Pick it from the directory below, or enter it yourself."
            action={add}
          />
        ) : (
          <LocationCards
            locations={loaded.state === 'present' ? locationsFound : undefined}
            locked={readOnly}
            onOpen={openOwn}
          />
        )}
        <DirectorySection
          loaded={directory}
          strips={stripsFound}
          query={query}
          isOwn={isOwn}
          onAdd={addStrip}
          onRetry={retry}
        />
      </Stack>
    </PageLayout>
  );
};

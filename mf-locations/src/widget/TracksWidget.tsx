import {
  unknown,
  type ClockPort,
  type DialogsPort,
  type LocationsPort,
  type LogBooksPort,
  type NavigationPort,
  type SessionPort,
} from '@holeshot/shared-core';
import { ListWidget, useObservable, useReadOnly } from '@holeshot/shared-core/react';
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
  navigation,
  clock,
}: {
  locations: LocationsPort;
  logBooks: LogBooksPort;
  session: SessionPort;
  dialogs: DialogsPort;
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
  return (
    <ListWidget
      title="Tracks"
      rows={rows}
      most={shown}
      row={({ location, passes }) => (
        <TrackRow
          key={location.uid}
          location={location}
          passes={passes}
          locked={readOnly}
          onOpen={() => void dialogs.open('location', { locationUid: location.uid })}
          clock={clock}
        />
      )}
      reading="Reading your tracks"
      rowHeight={148}
      empty={
        tracks.state === 'absent'
          ? {
              words: 'Add the track you race at, and your bests there and the way to it stand here.',
              label: 'Add a track',
            }
          : undefined
      }
      path="/locations"
      open="Open locations"
      navigation={navigation}
    />
  );
};

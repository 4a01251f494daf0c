import { unknown, type Ports } from '@holeshot/shared-core';
import { ListWidget, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import type { TrackPasses } from '../visits/passesAt';
import { passesByTrack } from '../visits/passesByTrack';
import { TrackRow } from './TrackRow';

const shown = 3;

const lastRun = ({ last }: TrackPasses): number =>
  last === undefined ? 0 : Date.parse(last.log_entry_datetime);

/** Widget of the last tracks raced at, with bests, phone and directions. */
export const TracksWidget = ({
  ports,
}: {
  ports: Pick<Ports, 'locations' | 'logBooks' | 'session' | 'dialogs' | 'navigation' | 'clock'>;
}) => {
  const tracks = useObservable(ports.locations.locations$, unknown);
  const entries = useObservable(
    useMemo(() => ports.logBooks.entries$(), [ports.logBooks]),
    unknown,
  );
  const readOnly = useReadOnly(ports.session);
  const rows = useMemo(() => {
    if (tracks.state !== 'present' || entries.state === 'unknown') return undefined;
    const passesOf = passesByTrack(entries.state === 'present' ? entries.value : []);
    return tracks.value
      .map((location) => ({ location, passes: passesOf(location) }))
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
          onOpen={() => void ports.dialogs.open('location', { locationUid: location.uid })}
          clock={ports.clock}
        />
      )}
      reading="Reading your tracks"
      rowHeight={148}
      empty={
        tracks.state === 'absent'
          ? {
              words: 'Add the track you race at to see your bests and directions here.',
              label: 'Add a track',
            }
          : undefined
      }
      path="/locations"
      open="Open locations"
      navigation={ports.navigation}
    />
  );
};

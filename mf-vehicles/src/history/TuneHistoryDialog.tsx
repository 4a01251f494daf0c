import {
  undoTune,
  type ClockPort,
  type ConnectionPort,
  type EventsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type TunesPort,
  type TuneVersion,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, FormError, useOffline } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useVehicle } from '../useVehicle';
import { HistoryCard } from './HistoryCard';
import { historyRows } from './historyRows';
import { useTrackTitles } from './useTrackTitles';
import { useTuneVersions } from './useTuneVersions';

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Without a network nobody knows whether these are all. */
const aboutTunes = (name: string, hasSome: boolean, isOffline: boolean): string => {
  if (isOffline)
    return hasSome
      ? `The tunes of ${name} that are on this device, the newest first; others are shown once there is a network.`
      : `No earlier tune of ${name} is on this device. If there are any, they are shown once there is a network.`;
  return hasSome
    ? `Every tune of ${name}, the newest first. Going back is a change too: nothing here is ever lost.`
    : `The tune of ${name} has not been changed yet. From the first change on, each tune is kept here.`;
};

/** Every tune a vehicle has had, and the way back to each: going back is a version too, and nothing is lost by it. */
export const TuneHistoryDialog = ({
  vehicleUid,
  close,
  vehicles,
  tunes,
  connection,
  logBooks,
  locations,
  events,
  feedback,
  clock,
}: {
  vehicleUid: string;
  close: () => void;
  vehicles: VehiclesPort;
  tunes: TunesPort;
  connection: ConnectionPort;
  logBooks: LogBooksPort;
  locations: LocationsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const { known: garageKnown, vehicle, passes: entries } = useVehicle(vehicleUid, vehicles, logBooks);
  const { versions, known } = useTuneVersions(tunes, vehicleUid);
  const titleOf = useTrackTitles(locations);
  const isOffline = useOffline(connection);
  const [problem, setProblem] = useState<string>();
  const top = useRef<HTMLDivElement>(null);

  const content = () => {
    if (!known || !garageKnown) {
      return <FieldSkeletons label="Loading the tune history" heights={[120, 120]} />;
    }
    if (vehicle === undefined) return <Typography>This vehicle is not among yours any more.</Typography>;
    const goBack = (to: TuneVersion): void => {
      const passes =
        entries.state === 'absent' ? [] : entries.state === 'present' ? entries.value : undefined;
      const saved = tunes.save(undoTune(vehicle, to, { now: clock.now(), known: versions, passes }));
      setProblem(saved.ok ? undefined : saved.failure.message);
      // The button that was pressed goes with its change.
      top.current?.focus();
      if (!saved.ok) return;
      events.emit('vehicle-saved', { vehicleUid });
      feedback.snackbar({ text: 'The tune is back as it was then.', color: 'success', saved: true });
    };
    return (
      <>
        <FormError message={problem} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {aboutTunes(vehicle.name, versions.length > 0, isOffline)}
        </Typography>
        <Stack component="ul" role="list" useFlexGap spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {historyRows(versions, vehicle, titleOf, timezone).map((row) => (
            <li key={row.version.n}>
              <HistoryCard
                row={row}
                onUndo={() => row.undoTo && goBack(row.undoTo)}
                onRestore={() => goBack(row.version)}
              />
            </li>
          ))}
        </Stack>
      </>
    );
  };
  return (
    <DialogNotice title="Tune history" onClose={close}>
      <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
        <Stack useFlexGap spacing={2}>
          {content()}
        </Stack>
      </Box>
    </DialogNotice>
  );
};

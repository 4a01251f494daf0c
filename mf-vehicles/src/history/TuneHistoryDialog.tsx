import { undoTune, type DialogProps, type Ports, type TuneVersion } from '@holeshot/shared-core';
import { deviceZone, DialogNotice, FieldSkeletons, FormError, useOffline } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useVehicle } from '../car/useVehicle';
import { HistoryCard } from './HistoryCard';
import { historyRows } from './historyRows';
import { useTrackTitles } from '../car/useTrackTitles';
import { useTuneVersions } from '../car/useTuneVersions';

const timezone = deviceZone();

/** Offline the list may be incomplete. */
const aboutTunes = (name: string, hasSome: boolean, isOffline: boolean): string => {
  if (isOffline)
    return hasSome
      ? `Tunes of ${name} on this device, newest first. Others appear when you are online.`
      : `No earlier tune of ${name} on this device. Others appear when you are online.`;
  return hasSome
    ? `All tunes of ${name}, newest first. Going back is a change too; nothing is lost.`
    : `The tune of ${name} has not changed yet. Each change will be listed here.`;
};

/** Dialog with every version of a tune and a way back to each; going back adds a version. */
export const TuneHistoryDialog = ({
  ports,
  input: { vehicleUid },
  close,
}: DialogProps<'tune-history'> & {
  ports: Pick<Ports, 'vehicles' | 'tunes' | 'connection' | 'logBooks' | 'locations' | 'feedback' | 'clock'>;
}) => {
  const {
    known: garageKnown,
    vehicle,
    passes: entries,
  } = useVehicle(vehicleUid, ports.vehicles, ports.logBooks);
  const { versions, known } = useTuneVersions(ports.tunes, vehicleUid);
  const titleOf = useTrackTitles(ports.locations);
  const isOffline = useOffline(ports.connection);
  const [problem, setProblem] = useState<string>();
  const top = useRef<HTMLDivElement>(null);

  const content = () => {
    if (!known || !garageKnown) {
      return <FieldSkeletons label="Loading the tune history" heights={[120, 120]} />;
    }
    if (vehicle === undefined) return <Typography>This vehicle was deleted.</Typography>;
    const goBack = (to: TuneVersion): void => {
      const passes =
        entries.state === 'absent' ? [] : entries.state === 'present' ? entries.value : undefined;
      const saved = ports.tunes.save(
        undoTune(vehicle, to, { now: ports.clock.now(), known: versions, passes }),
      );
      setProblem(saved.ok ? undefined : saved.failure.message);
      // The pressed button disappears with its change.
      top.current?.focus();
      if (!saved.ok) return;
      ports.feedback.snackbar({ text: 'The tune is back as it was then.', color: 'success', saved: true });
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

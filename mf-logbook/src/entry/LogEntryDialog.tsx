import {
  unknown,
  type ClockPort,
  type DialogOutput,
  type DialogsPort,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type SessionPort,
  type VehiclesPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import {
  DialogNotice,
  EmptyState,
  FieldSkeletons,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { LogEntryForm } from './LogEntryForm';

/** Logs a pass: sees that there is a car and a track to log it for, then shows the form. */
export const LogEntryDialog = ({
  vehicleUid,
  close,
  session,
  vehicles,
  locations,
  logBooks,
  weather,
  dialogs,
  drafts,
  events,
  feedback,
  clock,
}: {
  /** The car to begin with; undefined for the one logged last. */
  vehicleUid: string | undefined;
  close: (output?: DialogOutput<'log-entry'>) => void;
  session: SessionPort;
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  dialogs: DialogsPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const readOnly = useReadOnly(session);
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const entries$ = useMemo(() => logBooks.entries$(), [logBooks]);
  const entries = useObservable(entries$, unknown);
  const dismiss = () => close();

  if (cars.state === 'unknown' || tracks.state === 'unknown' || entries.state === 'unknown') {
    return (
      <DialogNotice title="Log a pass" onClose={dismiss}>
        <FieldSkeletons label="Reading your vehicles and tracks" heights={[56, 56, 76, 196]} />
      </DialogNotice>
    );
  }
  if (cars.state === 'absent' || tracks.state === 'absent') {
    const [name, text, label] =
      cars.state === 'absent'
        ? (['vehicle', 'A pass is logged for a vehicle, and you have none yet.', 'Add a vehicle'] as const)
        : (['location', 'A pass is logged at a track, and you have none yet.', 'Add a track'] as const);
    return (
      <DialogNotice title="Log a pass" onClose={dismiss}>
        <EmptyState
          text={text}
          action={
            <Button variant="contained" onClick={() => void dialogs.open(name, {})}>
              {label}
            </Button>
          }
        />
      </DialogNotice>
    );
  }
  return (
    <LogEntryForm
      vehicleUid={vehicleUid}
      close={close}
      readOnly={readOnly}
      vehicles={cars.value}
      locations={tracks.value}
      entries={entries.state === 'present' ? entries.value : []}
      logBooks={logBooks}
      weather={weather}
      drafts={drafts}
      events={events}
      feedback={feedback}
      clock={clock}
    />
  );
};

import {
  unknown,
  type ClockPort,
  type CustomFieldsPort,
  type DialogOutput,
  type DialogsPort,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type LogEntry,
  type NavigationPort,
  type SessionPort,
  type TunesPort,
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
import { useDeferredValue, useMemo, useState } from 'react';
import { LogEntryForm } from './LogEntryForm';

const none: never[] = [];

/** Logs a pass, or opens a stored one: sees that there is what that takes, then shows the form. */
export const LogEntryDialog = ({
  vehicleUid,
  entryUid,
  slipText,
  close,
  session,
  vehicles,
  tunes,
  locations,
  logBooks,
  weather,
  dialogs,
  drafts,
  events,
  feedback,
  clock,
  customFields,
  navigation,
}: {
  /** The car to begin with; undefined for the one logged last. */
  vehicleUid: string | undefined;
  /** The stored pass to open; undefined for a new one. */
  entryUid?: string | undefined;
  /** The text of a slip to be read. */
  slipText?: string | undefined;
  close: (output?: DialogOutput<'log-entry'>) => void;
  session: SessionPort;
  vehicles: VehiclesPort;
  tunes: TunesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  dialogs: DialogsPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  customFields: CustomFieldsPort;
  navigation: NavigationPort;
}) => {
  const readOnly = useReadOnly(session);
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const entries$ = useMemo(() => logBooks.entries$(), [logBooks]);
  // The form is not drawn again for its own pass while it closes.
  const entries = useDeferredValue(useObservable(entries$, unknown));
  const fields = useObservable(customFields.fields$, unknown);
  const [edited, setEdited] = useState<LogEntry>();
  const dismiss = () => close();
  const title = entryUid === undefined ? 'Log a pass' : 'Edit pass';

  const known = entries.state === 'present' ? entries.value : none;
  const current = known.find(({ log_entry_uid }) => log_entry_uid === entryUid);
  if (edited === undefined && current !== undefined) setEdited(current);

  if ([cars, tracks, entries, fields].some(({ state }) => state === 'unknown')) {
    return (
      <DialogNotice title={title} onClose={dismiss}>
        <FieldSkeletons label="Reading your vehicles and tracks" heights={[56, 56, 76, 196]} />
      </DialogNotice>
    );
  }
  if (entryUid !== undefined && current === undefined && edited === undefined) {
    return (
      <DialogNotice title={title} onClose={dismiss}>
        <EmptyState text="This pass is not in your log book any more: it was deleted, here or on another device." />
      </DialogNotice>
    );
  }
  if (cars.state !== 'present' || (tracks.state !== 'present' && edited === undefined)) {
    const [name, text, label] =
      cars.state !== 'present'
        ? (['vehicle', 'A pass is logged for a vehicle, and you have none yet.', 'Add a vehicle'] as const)
        : (['location', 'A pass is logged at a track, and you have none yet.', 'Add a track'] as const);
    return (
      <DialogNotice title={title} onClose={dismiss}>
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
      slipText={slipText}
      edited={edited}
      current={current}
      close={close}
      readOnly={readOnly}
      dialogs={dialogs}
      vehicles={cars.value}
      tunes={tunes}
      locations={tracks.state === 'present' ? tracks.value : none}
      fields={fields.state === 'present' ? fields.value : none}
      entries={known}
      logBooks={logBooks}
      weather={weather}
      drafts={drafts}
      events={events}
      feedback={feedback}
      clock={clock}
      navigation={navigation}
    />
  );
};

import {
  changeTune,
  type ClockPort,
  type DialogOutput,
  type DialogsPort,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type SessionPort,
  type Tunes,
  type TunesPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useTrackTitles } from '../history/useTrackTitles';
import { useTuneVersions } from '../history/useTuneVersions';
import { carRecord } from '../page/carRecord';
import { useVehicle } from '../useVehicle';
import { TuneForm } from './TuneForm';

/** Changes the tune of a vehicle, and keeps how it was. */
export const TuneDialog = ({
  vehicleUid,
  close,
  vehicles,
  tunes,
  logBooks,
  locations,
  session,
  drafts,
  dialogs,
  events,
  feedback,
  clock,
}: {
  vehicleUid: string;
  close: (output?: DialogOutput<'tune'>) => void;
  vehicles: VehiclesPort;
  tunes: TunesPort;
  logBooks: LogBooksPort;
  locations: LocationsPort;
  session: SessionPort;
  drafts: DraftsPort;
  dialogs: DialogsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const { known, vehicle, passes } = useVehicle(vehicleUid, vehicles, logBooks);
  const { versions } = useTuneVersions(tunes, vehicleUid);
  const titleOf = useTrackTitles(locations);
  const readOnly = useReadOnly(session);

  if (vehicle === undefined) {
    return (
      <DialogNotice title="Tune" onClose={() => close()}>
        {known ? (
          <Typography>
            This vehicle is not among yours any more. Nothing was changed; close this and pick another.
          </Typography>
        ) : (
          <FieldSkeletons label="Loading the tune" />
        )}
      </DialogNotice>
    );
  }

  const save = (changed: Tunes, isAnotherCar: boolean): string | undefined => {
    const change = changeTune(vehicle, changed, { now: clock.now(), known: versions, isAnotherCar });
    if (change.versions.length > 0) {
      const saved = tunes.save(change);
      if (!saved.ok) return `${saved.failure.message} What you typed is kept.`;
      events.emit('vehicle-saved', { vehicleUid });
      feedback.snackbar({ text: 'Tune saved. History has how it was.', color: 'success', saved: true });
    }
    close({ vehicleUid });
    return undefined;
  };

  return (
    <TuneForm
      vehicle={vehicle}
      bestEt={(finish) =>
        passes.state === 'present' ? carRecord(passes.value, { uid: vehicleUid, finish }).best : undefined
      }
      titleOf={titleOf}
      drafts={drafts}
      readOnly={readOnly}
      save={save}
      onHistory={() => void dialogs.open('tune-history', { vehicleUid })}
      onClose={() => close()}
    />
  );
};

import {
  copyVehicle,
  rememberTune,
  unknown,
  vehicleUidOfRacer,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type SessionPort,
  type SettingsPort,
  type TunesPort,
  type Vehicle,
  type VehiclesPort,
} from '@holeshot/shared-core';
import {
  DialogNotice,
  FieldSkeletons,
  useObservable,
  useReadOnly,
  useSession,
} from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTuneVersions } from '../history/useTuneVersions';
import { VehicleForm } from './VehicleForm';
import { vehicleFromFields } from './vehicleFromFields';
import { vehicleLimitProblem } from './vehicleLimitProblem';
import type { VehicleDraft, VehicleFields } from './vehicleSchema';

/** Adds a vehicle or changes one: finds what is stored, saves what the form gives, tells that it is saved. */
export const VehicleDialog = ({
  vehicleUid,
  copyOf,
  close,
  vehicles,
  tunes,
  settings,
  session,
  drafts,
  events,
  feedback,
  clock,
}: {
  /** Undefined for a new vehicle. */
  vehicleUid: string | undefined;
  /** The vehicle that a new one begins as a copy of. */
  copyOf?: string | undefined;
  close: (output?: DialogOutput<'vehicle'>) => void;
  vehicles: VehiclesPort;
  tunes: TunesPort;
  settings: SettingsPort;
  session: SessionPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const racer = useSession(session);
  const [newId] = useState(() => clock.newId());
  const uid = vehicleUid ?? vehicleUidOfRacer(newId, racer.status === 'signed-in' ? racer.uid : '');
  const loaded = useObservable(vehicles.vehicles$, unknown);
  const racerSettings = useObservable(settings.settings$, unknown);
  const readOnly = useReadOnly(session);
  const { versions } = useTuneVersions(tunes, uid);

  const title =
    vehicleUid !== undefined ? 'Edit vehicle' : copyOf !== undefined ? 'Duplicate vehicle' : 'Add vehicle';
  const known = loaded.state === 'present' ? loaded.value : [];
  const stored = known.find((vehicle) => vehicle.uid === uid);
  const original = known.find((vehicle) => vehicle.uid === copyOf);
  // What a copy begins with stays what the form shows, whatever becomes of the original meanwhile.
  const [copy, keepCopy] = useState<Vehicle>();
  if (original !== undefined && copy === undefined)
    keepCopy(copyVehicle(original, { uid, taken: known.map(({ name }) => name), now: clock.now() }));
  const begun = stored ?? copy;
  const limitProblem =
    stored === undefined && racerSettings.state === 'present'
      ? vehicleLimitProblem(racerSettings.value, known.length)
      : undefined;

  const save = (fields: VehicleFields, from: VehicleDraft): string | undefined => {
    if (limitProblem !== undefined) return limitProblem;
    const now = clock.now();
    const vehicle = vehicleFromFields(fields, from, begun, { uid, now });
    const saved =
      stored === undefined
        ? vehicles.save(vehicle)
        : tunes.save(rememberTune(stored, vehicle, { reason: 'racer', now, known: versions }));
    if (!saved.ok) return `${saved.failure.message} What you typed is kept.`;
    events.emit('vehicle-saved', { vehicleUid: uid });
    feedback.snackbar({ text: 'Vehicle saved.', color: 'success', saved: true });
    return undefined;
  };

  if ((vehicleUid ?? copyOf) !== undefined && begun === undefined) {
    return (
      <DialogNotice title={title} onClose={() => close()}>
        {loaded.state === 'unknown' ? (
          <FieldSkeletons label="Loading the vehicle" />
        ) : (
          <Typography>
            This vehicle is not among yours any more. Nothing was changed; close this and pick another.
          </Typography>
        )}
      </DialogNotice>
    );
  }
  return (
    <VehicleForm
      vehicle={begun}
      isStored={stored !== undefined}
      title={title}
      note={
        original &&
        `It begins with the details and the tune of ${original.name}, whose passes stay where they are.`
      }
      draftKey={`vehicle/${vehicleUid ?? (copyOf === undefined ? 'new' : `copy/${copyOf}`)}`}
      drafts={drafts}
      readOnly={readOnly}
      limitProblem={limitProblem}
      save={save}
      onSaved={() => close({ vehicleUid: uid })}
      onClose={() => close()}
    />
  );
};

import {
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type EventsPort,
  type FeedbackPort,
  type SessionPort,
  type SettingsPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { VehicleForm } from './VehicleForm';
import { vehicleFromFields } from './vehicleFromFields';
import { vehicleLimitProblem } from './vehicleLimitProblem';
import type { VehicleFields } from './vehicleSchema';

/** Adds a vehicle or changes one: finds what is stored, saves what the form gives, tells that it is saved. */
export const VehicleDialog = ({
  vehicleUid,
  close,
  vehicles,
  settings,
  session,
  drafts,
  events,
  feedback,
  clock,
}: {
  /** Undefined for a new vehicle. */
  vehicleUid: string | undefined;
  close: (output?: DialogOutput<'vehicle'>) => void;
  vehicles: VehiclesPort;
  settings: SettingsPort;
  session: SessionPort;
  drafts: DraftsPort;
  events: EventsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const [uid] = useState(() => vehicleUid ?? clock.newId());
  const loaded = useObservable(vehicles.vehicles$, unknown);
  const racerSettings = useObservable(settings.settings$, unknown);
  const readOnly = useReadOnly(session);

  const known = loaded.state === 'present' ? loaded.value : [];
  const stored = known.find((vehicle) => vehicle.uid === uid);
  const limitProblem =
    stored === undefined && racerSettings.state === 'present'
      ? vehicleLimitProblem(racerSettings.value, known.length)
      : undefined;

  const save = (fields: VehicleFields): string | undefined => {
    if (limitProblem !== undefined) return limitProblem;
    const saved = vehicles.save(vehicleFromFields(fields, stored, { uid, now: clock.now() }));
    if (!saved.ok) return `${saved.failure.message} What you typed is kept.`;
    events.emit('vehicle-saved', { vehicleUid: uid });
    feedback.snackbar({ text: 'Vehicle saved.', color: 'success' });
    return undefined;
  };

  if (vehicleUid !== undefined && stored === undefined) {
    return (
      <DialogNotice title="Edit vehicle" onClose={() => close()}>
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
      vehicle={stored}
      isNew={vehicleUid === undefined}
      draftKey={`vehicle/${vehicleUid ?? 'new'}`}
      drafts={drafts}
      readOnly={readOnly}
      limitProblem={limitProblem}
      save={save}
      onSaved={() => close({ vehicleUid: uid })}
      onClose={() => close()}
    />
  );
};

import {
  copyVehicle,
  rememberTune,
  unknown,
  vehicleUidOfRacer,
  type DialogProps,
  type Ports,
  type Vehicle,
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
import { useTuneVersions } from '../car/useTuneVersions';
import { VehicleForm } from './VehicleForm';
import { vehicleFromFields } from './vehicleFromFields';
import { vehicleLimitProblem } from '../car/vehicleLimitProblem';
import type { VehicleDraft, VehicleFields } from './vehicleSchema';

/** Dialog that adds or changes a vehicle. */
export const VehicleDialog = ({
  ports,
  input: { vehicleUid, copyOf },
  close,
}: DialogProps<'vehicle'> & {
  ports: Pick<Ports, 'vehicles' | 'tunes' | 'settings' | 'session' | 'drafts' | 'feedback' | 'clock'>;
}) => {
  const racer = useSession(ports.session);
  const [newId] = useState(() => ports.clock.newId());
  const uid = vehicleUid ?? vehicleUidOfRacer(newId, racer.status === 'signed-in' ? racer.uid : '');
  const loaded = useObservable(ports.vehicles.vehicles$, unknown);
  const racerSettings = useObservable(ports.settings.settings$, unknown);
  const readOnly = useReadOnly(ports.session);
  const { versions } = useTuneVersions(ports.tunes, uid);

  const title =
    vehicleUid !== undefined ? 'Edit vehicle' : copyOf !== undefined ? 'Duplicate vehicle' : 'Add vehicle';
  const known = loaded.state === 'present' ? loaded.value : [];
  const stored = known.find((vehicle) => vehicle.uid === uid);
  const original = known.find((vehicle) => vehicle.uid === copyOf);
  // A copy stays as it began, even if the original changes meanwhile.
  const [copy, keepCopy] = useState<Vehicle>();
  if (original !== undefined && copy === undefined)
    keepCopy(copyVehicle(original, { uid, taken: known.map(({ name }) => name), now: ports.clock.now() }));
  const begun = stored ?? copy;
  const limitProblem =
    stored === undefined && racerSettings.state === 'present'
      ? vehicleLimitProblem(racerSettings.value, known.length)
      : undefined;

  const save = (fields: VehicleFields, from: VehicleDraft): string | undefined => {
    if (limitProblem !== undefined) return limitProblem;
    const now = ports.clock.now();
    const vehicle = vehicleFromFields(fields, from, begun, { uid, now });
    const saved =
      stored === undefined
        ? ports.vehicles.save(vehicle)
        : ports.tunes.save(rememberTune(stored, vehicle, { reason: 'racer', now, known: versions }));
    if (!saved.ok) return `${saved.failure.message} Your entries are still here.`;
    ports.feedback.snackbar({ text: 'Vehicle saved.', color: 'success', saved: true });
    return undefined;
  };

  if ((vehicleUid ?? copyOf) !== undefined && begun === undefined) {
    return (
      <DialogNotice title={title} onClose={() => close()}>
        {loaded.state === 'unknown' ? (
          <FieldSkeletons label="Loading the vehicle" />
        ) : (
          <Typography>This vehicle was deleted. Nothing was changed.</Typography>
        )}
      </DialogNotice>
    );
  }
  return (
    <VehicleForm
      vehicle={begun}
      isStored={stored !== undefined}
      title={title}
      note={original && `Starts with the details and tune of ${original.name}. Its passes are not copied.`}
      draftKey={`vehicle/${vehicleUid ?? (copyOf === undefined ? 'new' : `copy/${copyOf}`)}`}
      drafts={ports.drafts}
      readOnly={readOnly}
      limitProblem={limitProblem}
      save={save}
      onSaved={() => close({ vehicleUid: uid })}
      onClose={() => close()}
    />
  );
};

import { changeTune, type DialogProps, type Ports, type Tunes } from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { useTrackTitles } from '../car/useTrackTitles';
import { useTuneVersions } from '../car/useTuneVersions';
import { carRecord } from '../car/carRecord';
import { useVehicle } from '../car/useVehicle';
import { TuneForm } from './TuneForm';

/** Dialog that changes a tune and stores the version before. */
export const TuneDialog = ({
  ports,
  input: { vehicleUid },
  close,
}: DialogProps<'tune'> & {
  ports: Pick<
    Ports,
    'vehicles' | 'tunes' | 'logBooks' | 'locations' | 'session' | 'drafts' | 'dialogs' | 'feedback' | 'clock'
  >;
}) => {
  const { known, vehicle, passes } = useVehicle(vehicleUid, ports.vehicles, ports.logBooks);
  const { versions } = useTuneVersions(ports.tunes, vehicleUid);
  const titleOf = useTrackTitles(ports.locations);
  const readOnly = useReadOnly(ports.session);

  if (vehicle === undefined) {
    return (
      <DialogNotice title="Tune" onClose={() => close()}>
        {known ? (
          <Typography>This vehicle was deleted. Nothing was changed.</Typography>
        ) : (
          <FieldSkeletons label="Loading the tune" />
        )}
      </DialogNotice>
    );
  }

  const save = (changed: Tunes, isAnotherCar: boolean): string | undefined => {
    const change = changeTune(vehicle, changed, { now: ports.clock.now(), known: versions, isAnotherCar });
    if (change.versions.length > 0) {
      const saved = ports.tunes.save(change);
      if (!saved.ok) return `${saved.failure.message} Your entries are still here.`;
      ports.feedback.snackbar({
        text: 'Tune saved. The old one is in History.',
        color: 'success',
        saved: true,
      });
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
      drafts={ports.drafts}
      readOnly={readOnly}
      save={save}
      onHistory={() => void ports.dialogs.open('tune-history', { vehicleUid })}
      onClose={() => close()}
    />
  );
};

import { mostVehicles, unknown, type DialogProps, type Loadable, type Ports } from '@holeshot/shared-core';
import {
  DialogNotice,
  EmptyState,
  FieldSkeletons,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { ImportFlow } from './ImportFlow';

const rowsOf = <Row,>(loaded: Loadable<Row[]>): Row[] => (loaded.state === 'present' ? loaded.value : []);

/** Dialog that imports a log book file or a table of passes once the racer's data are known. */
export const ImportDialog = ({
  ports,
  input: { shared },
  close,
}: DialogProps<'import'> & {
  ports: Pick<
    Ports,
    | 'session'
    | 'vehicles'
    | 'locations'
    | 'customFields'
    | 'settings'
    | 'exchange'
    | 'dialogs'
    | 'drafts'
    | 'feedback'
    | 'clock'
  >;
}) => {
  const readOnly = useReadOnly(ports.session);
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const archive = useObservable(ports.vehicles.deleted$, unknown);
  const tracks = useObservable(ports.locations.locations$, unknown);
  const fields = useObservable(ports.customFields.fields$, unknown);
  const racer = useObservable(ports.settings.settings$, unknown);
  const garage = useMemo(
    () => ({ vehicles: rowsOf(cars), locations: rowsOf(tracks), customFields: rowsOf(fields) }),
    [cars, tracks, fields],
  );
  // Not awaited: a device that was never online has no archive.
  const deleted = useMemo(() => rowsOf(archive).map(({ vehicle }) => vehicle), [archive]);
  const dismiss = () => close();

  if (readOnly) {
    return (
      <DialogNotice title="Import" onClose={dismiss}>
        <EmptyState
          text="Importing needs an active subscription. Everything you saved is safe, and Export still works."
          action={
            <Button variant="contained" onClick={() => ports.feedback.subscriptionRequired()}>
              See subscription
            </Button>
          }
        />
      </DialogNotice>
    );
  }
  if ([cars, tracks, fields, racer].some(({ state }) => state === 'unknown')) {
    return (
      <DialogNotice title="Import" onClose={dismiss}>
        <FieldSkeletons label="Reading your vehicles and tracks" heights={[200]} />
      </DialogNotice>
    );
  }
  const limit = racer.state === 'present' ? racer.value : { isAdmin: false, maxVehicleLimit: 5 };
  return (
    <ImportFlow
      shared={shared}
      close={close}
      garage={garage}
      deleted={deleted}
      maxVehicles={limit.isAdmin ? mostVehicles : limit.maxVehicleLimit}
      ports={ports}
    />
  );
};

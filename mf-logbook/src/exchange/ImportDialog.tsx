import {
  mostVehicles,
  unknown,
  type ClockPort,
  type CustomFieldsPort,
  type DialogsPort,
  type DraftsPort,
  type ExchangePort,
  type FeedbackPort,
  type Loadable,
  type LocationsPort,
  type SessionPort,
  type SettingsPort,
  type VehiclesPort,
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
import { ImportFlow } from './ImportFlow';

const rowsOf = <Row,>(loaded: Loadable<Row[]>): Row[] => (loaded.state === 'present' ? loaded.value : []);

/** Takes a log book file or a table of passes in: knows what the racer has, then shows the steps. */
export const ImportDialog = ({
  shared,
  close,
  session,
  vehicles,
  locations,
  customFields,
  settings,
  exchange,
  dialogs,
  drafts,
  feedback,
  clock,
}: {
  /** The file to begin with. */
  shared?: File | undefined;
  close: () => void;
  session: SessionPort;
  vehicles: VehiclesPort;
  locations: LocationsPort;
  customFields: CustomFieldsPort;
  settings: SettingsPort;
  exchange: ExchangePort;
  dialogs: DialogsPort;
  drafts: DraftsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
}) => {
  const readOnly = useReadOnly(session);
  const cars = useObservable(vehicles.vehicles$, unknown);
  const archive = useObservable(vehicles.deleted$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const fields = useObservable(customFields.fields$, unknown);
  const racer = useObservable(settings.settings$, unknown);
  const garage = useMemo(
    () => ({ vehicles: rowsOf(cars), locations: rowsOf(tracks), customFields: rowsOf(fields) }),
    [cars, tracks, fields],
  );
  // Not waited for: a device that never had a network knows of none, and never will.
  const deleted = useMemo(() => rowsOf(archive).map(({ vehicle }) => vehicle), [archive]);
  const dismiss = () => close();

  if (readOnly) {
    return (
      <DialogNotice title="Import" onClose={dismiss}>
        <EmptyState
          text="Importing adds to your log book, which needs an active subscription. Everything you saved is kept, and Export stays open to you."
          action={
            <Button variant="contained" onClick={() => feedback.subscriptionRequired()}>
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
      exchange={exchange}
      settings={settings}
      dialogs={dialogs}
      drafts={drafts}
      clock={clock}
    />
  );
};

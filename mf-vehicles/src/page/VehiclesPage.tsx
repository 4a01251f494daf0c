import {
  icons,
  unknown,
  type DialogsPort,
  type FeedbackPort,
  type SessionPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import {
  EmptyState,
  Icon,
  PageLayout,
  ReadOnlyNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VehicleCard } from './VehicleCard';
import { VehicleCardSkeleton } from './VehicleCardSkeleton';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
} as const;

/** The racer's vehicles as cards; one press opens one for changes. */
export const VehiclesPage = ({
  vehicles,
  session,
  dialogs,
  feedback,
}: {
  vehicles: VehiclesPort;
  session: SessionPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
}) => {
  const loaded = useObservable(vehicles.vehicles$, unknown);
  const readOnly = useReadOnly(session);

  const open = (vehicleUid?: string): void => {
    if (readOnly) feedback.subscriptionRequired();
    else void dialogs.open('vehicle', vehicleUid === undefined ? {} : { vehicleUid });
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={() => open()}
    >
      Add vehicle
    </Button>
  );

  return (
    <PageLayout title="Vehicles" actions={loaded.state === 'present' ? add : undefined}>
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Vehicles" />
        </Box>
      )}
      {loaded.state === 'unknown' && (
        <Box role="status" aria-label="Loading vehicles" sx={grid}>
          <VehicleCardSkeleton />
          <VehicleCardSkeleton />
        </Box>
      )}
      {loaded.state === 'absent' && (
        <EmptyState
          text="Add the car or bike you race, and Holeshot can log and predict its passes."
          action={add}
        />
      )}
      {loaded.state === 'present' && (
        <Box component="ul" role="list" aria-label="Your vehicles" sx={grid}>
          {loaded.value.map((vehicle) => (
            <li key={vehicle.uid}>
              <VehicleCard vehicle={vehicle} locked={readOnly} onOpen={() => open(vehicle.uid)} />
            </li>
          ))}
        </Box>
      )}
    </PageLayout>
  );
};

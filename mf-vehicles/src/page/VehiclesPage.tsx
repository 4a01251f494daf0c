import { sayFailure, icons, unknown, type DeletedVehicle, type Ports } from '@holeshot/shared-core';
import {
  EmptyState,
  Icon,
  PageLayout,
  ReadOnlyNote,
  UnreadableNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { vehicleLimitProblem } from '../car/vehicleLimitProblem';
import { DeletedVehicleList } from './DeletedVehicleList';
import { VehicleCards } from './VehicleCards';

/** Page of the racer's vehicles, with restorable ones below. */
export const VehiclesPage = ({
  ports,
}: {
  ports: Pick<
    Ports,
    'vehicles' | 'logBooks' | 'session' | 'settings' | 'dialogs' | 'feedback' | 'clock' | 'unreadable'
  >;
}) => {
  const loaded = useObservable(ports.vehicles.vehicles$, unknown);
  const deleted = useObservable(ports.vehicles.deleted$, unknown);
  const entries = useObservable(
    useMemo(() => ports.logBooks.entries$(), [ports.logBooks]),
    unknown,
  );
  const racerSettings = useObservable(ports.settings.settings$, unknown);
  const readOnly = useReadOnly(ports.session);

  /** Opens the subscription dialog without write access, else acts. */
  const writing = (act: () => void) => () => (readOnly ? ports.feedback.subscriptionRequired() : act());

  const list = useRef<HTMLDivElement>(null);

  const restore = ({ vehicle }: DeletedVehicle): void => {
    const count = loaded.state === 'present' ? loaded.value.length : 0;
    const problem =
      racerSettings.state === 'present' ? vehicleLimitProblem(racerSettings.value, count) : undefined;
    if (problem !== undefined) {
      ports.feedback.snackbar({ text: problem, color: 'warning' });
      return;
    }
    const restored = ports.vehicles.restore(vehicle.uid);
    if (!restored.ok) {
      sayFailure(restored, ports.feedback);
      return;
    }
    // The focused button disappears with its row.
    list.current?.focus();
    ports.feedback.snackbar({
      text: `${vehicle.name} is back, with all its passes.`,
      color: 'success',
      saved: true,
    });
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={writing(() => void ports.dialogs.open('vehicle', {}))}
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
      <UnreadableNote unreadable={ports.unreadable} list="vehicles" />
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {loaded.state === 'absent' ? (
          <EmptyState
            text="Add the car or bike you race, and Holeshot can log and predict its passes."
            action={add}
          />
        ) : (
          <VehicleCards
            vehicles={loaded}
            entries={entries}
            locked={readOnly}
            onOpen={({ uid }) => writing(() => void ports.dialogs.open('vehicle', { vehicleUid: uid }))()}
            onTune={({ uid }) => void ports.dialogs.open('tune', { vehicleUid: uid })}
            onDuplicate={({ uid }) => writing(() => void ports.dialogs.open('vehicle', { copyOf: uid }))()}
            onDelete={({ uid }) =>
              writing(() => void ports.dialogs.open('delete-vehicle', { vehicleUid: uid }))()
            }
          />
        )}
      </Box>
      {deleted.state === 'present' && (
        <DeletedVehicleList
          deleted={deleted.value}
          locked={readOnly}
          now={ports.clock.now()}
          onRestore={(each) => writing(() => restore(each))()}
        />
      )}
    </PageLayout>
  );
};

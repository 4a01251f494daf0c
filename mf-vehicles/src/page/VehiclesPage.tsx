import {
  sayFailure,
  icons,
  unknown,
  type ClockPort,
  type DeletedVehicle,
  type DialogsPort,
  type FeedbackPort,
  type LogBooksPort,
  type SessionPort,
  type SettingsPort,
  type UnreadablePort,
  type VehiclesPort,
} from '@holeshot/shared-core';
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
import { vehicleLimitProblem } from '../dialog/vehicleLimitProblem';
import { DeletedVehicleList } from './DeletedVehicleList';
import { VehicleCards } from './VehicleCards';

/** The racer's vehicles as cards, and below them those that can be brought back. */
export const VehiclesPage = ({
  vehicles,
  logBooks,
  session,
  settings,
  dialogs,
  feedback,
  clock,
  unreadable,
}: {
  vehicles: VehiclesPort;
  logBooks: LogBooksPort;
  session: SessionPort;
  settings: SettingsPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  unreadable: UnreadablePort;
}) => {
  const loaded = useObservable(vehicles.vehicles$, unknown);
  const deleted = useObservable(vehicles.deleted$, unknown);
  const entries = useObservable(
    useMemo(() => logBooks.entries$(), [logBooks]),
    unknown,
  );
  const racerSettings = useObservable(settings.settings$, unknown);
  const readOnly = useReadOnly(session);

  /** What only a racer with write access does. */
  const writing = (act: () => void) => () => (readOnly ? feedback.subscriptionRequired() : act());

  const list = useRef<HTMLDivElement>(null);

  const restore = ({ vehicle }: DeletedVehicle): void => {
    const count = loaded.state === 'present' ? loaded.value.length : 0;
    const problem =
      racerSettings.state === 'present' ? vehicleLimitProblem(racerSettings.value, count) : undefined;
    if (problem !== undefined) {
      feedback.snackbar({ text: problem, color: 'warning' });
      return;
    }
    const restored = vehicles.restore(vehicle.uid);
    if (!restored.ok) {
      sayFailure(restored, feedback);
      return;
    }
    // The button that had the focus goes with its row.
    list.current?.focus();
    feedback.snackbar({
      text: `${vehicle.name} is back, with all its passes.`,
      color: 'success',
      saved: true,
    });
  };
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon path={readOnly ? icons.lockIcon : icons.addIcon} />}
      onClick={writing(() => void dialogs.open('vehicle', {}))}
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
      <UnreadableNote unreadable={unreadable} list="vehicles" />
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
            onOpen={({ uid }) => writing(() => void dialogs.open('vehicle', { vehicleUid: uid }))()}
            onTune={({ uid }) => void dialogs.open('tune', { vehicleUid: uid })}
            onDuplicate={({ uid }) => writing(() => void dialogs.open('vehicle', { copyOf: uid }))()}
            onDelete={({ uid }) => writing(() => void dialogs.open('delete-vehicle', { vehicleUid: uid }))()}
          />
        )}
      </Box>
      {deleted.state === 'present' && (
        <DeletedVehicleList
          deleted={deleted.value}
          locked={readOnly}
          now={clock.now()}
          onRestore={(each) => writing(() => restore(each))()}
        />
      )}
    </PageLayout>
  );
};

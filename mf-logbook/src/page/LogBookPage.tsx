import {
  unknown,
  type DialogsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type LogEntry,
  type NavigationPort,
  type SessionPort,
  type UnreadablePort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import {
  PageLayout,
  ReadOnlyNote,
  UnreadableNote,
  useObservable,
  useReadOnly,
} from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { ExchangeButtons } from '../exchange/ExchangeButtons';
import { LogBookEmpty, type Missing } from './LogBookEmpty';
import { LogBookSkeleton } from './LogBookSkeleton';
import { LogPassButton } from './LogPassButton';
import { PassList } from './PassList';
import { PassTable } from './PassTable';
import { useWideScreen } from './useWideScreen';
import { VehicleChooser } from './VehicleChooser';

/** The racer's passes, newest first: two lines each on a phone, a table of all columns on a wide screen. */
export const LogBookPage = ({
  session,
  vehicles,
  locations,
  logBooks,
  dialogs,
  feedback,
  navigation,
  unreadable,
}: {
  session: SessionPort;
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  navigation: NavigationPort;
  unreadable: UnreadablePort;
}) => {
  const [chosen, setChosen] = useState('');
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const entries$ = useMemo(
    () => logBooks.entries$(chosen === '' ? {} : { vehicleUid: chosen }),
    [logBooks, chosen],
  );
  const entries = useObservable(entries$, unknown);
  const wide = useWideScreen();

  const readOnly = useReadOnly(session);
  const known = cars.state === 'present' ? cars.value : [];
  const loading =
    entries.state === 'unknown' ||
    (entries.state === 'absent' && (cars.state === 'unknown' || tracks.state === 'unknown'));
  const missing: Missing | undefined =
    entries.state === 'present'
      ? undefined
      : cars.state === 'absent'
        ? 'vehicle'
        : tracks.state === 'absent'
          ? 'location'
          : 'pass';

  const logPass = () => {
    if (readOnly) feedback.subscriptionRequired();
    else void dialogs.open('log-entry', chosen === '' ? {} : { vehicleUid: chosen });
  };
  const openPass = ({ log_entry_uid: entryUid }: LogEntry) => void dialogs.open('log-entry', { entryUid });
  const logPassButton = (floating: boolean) => (
    <LogPassButton floating={floating} locked={readOnly} onPress={logPass} />
  );

  return (
    <PageLayout
      title="Log Book"
      actions={
        <>
          {known.length > 0 && <VehicleChooser vehicles={known} vehicleUid={chosen} onChoose={setChosen} />}
          <ExchangeButtons readOnly={readOnly} dialogs={dialogs} feedback={feedback} />
          {wide && entries.state === 'present' && logPassButton(false)}
        </>
      }
    >
      {readOnly && (
        <Box sx={{ mb: 2 }}>
          <ReadOnlyNote what="Passes" />
        </Box>
      )}
      <UnreadableNote unreadable={unreadable} list="passes" />
      {loading && <LogBookSkeleton wide={wide} />}
      {!loading && missing !== undefined && (
        <LogBookEmpty
          missing={missing}
          vehicleName={known.find((vehicle) => vehicle.uid === chosen)?.name}
          navigation={navigation}
          logPass={logPassButton(false)}
        />
      )}
      {!loading && entries.state === 'present' && (
        <>
          {wide ? (
            <PassTable key={chosen} entries={entries.value} onOpen={openPass} />
          ) : (
            <PassList
              key={chosen}
              entries={entries.value}
              withVehicle={chosen === '' && known.length > 1}
              onOpen={openPass}
            />
          )}
          {!wide && logPassButton(true)}
        </>
      )}
    </PageLayout>
  );
};

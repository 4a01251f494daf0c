import {
  passFieldsOf,
  unknown,
  type CustomFieldsPort,
  type DialogsPort,
  type FeedbackPort,
  type LocationsPort,
  type LogBooksPort,
  type LogBookViewsPort,
  type LogEntry,
  type NavigationPort,
  type SessionPort,
  type SettingsPort,
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
import { useViews } from '../views/useViews';
import { ViewChooser } from '../views/ViewChooser';
import { LogBookEmpty, type Missing } from './LogBookEmpty';
import { LogBookSkeleton } from './LogBookSkeleton';
import { LogPassButton } from './LogPassButton';
import { passColumns } from './passColumns';
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
  logBookViews,
  customFields,
  settings,
  dialogs,
  feedback,
  navigation,
  unreadable,
}: {
  session: SessionPort;
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  logBookViews: LogBookViewsPort;
  customFields: CustomFieldsPort;
  settings: SettingsPort;
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
  const own = useObservable(customFields.fields$, unknown);
  const { views, view, choose } = useViews(logBookViews, settings);
  const columns = useMemo(
    () =>
      entries.state === 'present'
        ? passColumns(passFieldsOf(own.state === 'present' ? own.value : []), view, entries.value)
        : [],
    [own, view, entries],
  );

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
  const openView = async (input: { key?: string }) => {
    if (readOnly) {
      feedback.subscriptionRequired();
      return;
    }
    const saved = await dialogs.open('log-book-view', input);
    if (saved !== undefined) choose(saved.key);
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
          {wide && (
            <ViewChooser
              views={views}
              view={view}
              locked={readOnly}
              onChoose={choose}
              onEdit={() => void openView({ key: view.key })}
              onAdd={() => void openView({})}
            />
          )}
          {wide ? (
            <PassTable key={chosen} entries={entries.value} columns={columns} onOpen={openPass} />
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

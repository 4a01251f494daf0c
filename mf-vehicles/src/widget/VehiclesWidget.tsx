import {
  unknown,
  type DialogsPort,
  type LogBooksPort,
  type NavigationPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { Panel, RouteButton, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { summarisePasses, type PassSummary } from '../page/summarisePasses';
import { VehicleRow } from './VehicleRow';

const shown = 4;

const lastRan = ({ last }: PassSummary): number =>
  last === undefined ? 0 : Date.parse(last.log_entry_datetime);

/** The cars that ran last with their bests and the way to their tunes. */
export const VehiclesWidget = ({
  vehicles,
  logBooks,
  dialogs,
  navigation,
}: {
  vehicles: VehiclesPort;
  logBooks: LogBooksPort;
  dialogs: DialogsPort;
  navigation: NavigationPort;
}) => {
  const garage = useObservable(vehicles.vehicles$, unknown);
  const entries = useObservable(
    useMemo(() => logBooks.entries$(), [logBooks]),
    unknown,
  );
  const rows = useMemo(() => {
    if (garage.state !== 'present' || entries.state === 'unknown') return undefined;
    const passes = entries.state === 'present' ? entries.value : [];
    return garage.value
      .map((vehicle) => ({ vehicle, passes: summarisePasses(passes, vehicle) }))
      .sort((a, b) => lastRan(b.passes) - lastRan(a.passes));
  }, [garage, entries]);
  const more = rows === undefined ? 0 : rows.length - shown;
  return (
    <Panel label="Vehicles">
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Vehicles
      </Typography>
      {garage.state === 'absent' && (
        <Typography sx={{ mb: 2 }}>
          Add the car or bike you race, and its best and its tune stand here.
        </Typography>
      )}
      {garage.state !== 'absent' && rows === undefined && (
        <Box role="status" aria-label="Reading your vehicles">
          <Skeleton variant="rounded" height={92} sx={{ my: 0.75 }} />
          <Skeleton variant="rounded" height={92} sx={{ my: 0.75 }} />
        </Box>
      )}
      {rows !== undefined && (
        <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.slice(0, shown).map(({ vehicle, passes }) => (
            <VehicleRow
              key={vehicle.uid}
              vehicle={vehicle}
              passes={passes}
              onTune={() => void dialogs.open('tune', { vehicleUid: vehicle.uid })}
            />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <RouteButton
          path="/vehicles"
          navigation={navigation}
          variant={garage.state === 'absent' ? 'contained' : 'outlined'}
        >
          {garage.state === 'absent' ? 'Add a vehicle' : 'Open vehicles'}
        </RouteButton>
        {more > 0 && (
          <Link href="/vehicles" sx={{ py: 1.5 }}>
            and {more} more
          </Link>
        )}
      </Box>
    </Panel>
  );
};

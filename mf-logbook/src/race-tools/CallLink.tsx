import {
  formatAge,
  formatEt,
  readRememberedCall,
  rememberedCallKey,
  type Ports,
  type Vehicle,
} from '@holeshot/shared-core';
import { RouteButton, useNow } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { LanesLink } from './LanesLink';

/** Link to the lanes with the last call of this device, its car and the age of its air. */
export const CallLink = ({
  vehicles,
  ports: { navigation, drafts, clock },
}: {
  vehicles: readonly Vehicle[];
  ports: Pick<Ports, 'navigation' | 'drafts' | 'clock'>;
}) => {
  const now = useNow(clock, 60_000);
  const call = readRememberedCall(drafts.read(rememberedCallKey), now);
  const car = vehicles.find(({ uid }) => uid === call?.vehicleUid);
  if (call === undefined || car === undefined) return <LanesLink navigation={navigation} />;
  return (
    <RouteButton path="/lanes" navigation={navigation} variant="outlined">
      <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 650, mr: 1.5, whiteSpace: 'nowrap' }}>
        Call {formatEt(call.et)}
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {car.name} · air {formatAge(Date.parse(call.measuredAt), now)}
      </Box>
    </RouteButton>
  );
};

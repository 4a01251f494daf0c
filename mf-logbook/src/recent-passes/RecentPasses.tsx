import { passFields, unknown, type Ports } from '@holeshot/shared-core';
import { LateWords, Panel, RouteButton, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { PassRow } from '../pass/PassRow';

const shown = 3;
const figures = passFields.filter(({ key }) =>
  ['timeslip.dialin_et', 'timeslip.reaction_time', 'timeslip.et_60', 'derived.finish_ddp'].includes(key),
);

/** Widget of the last three passes, with a link to the log book. */
export const RecentPasses = ({ ports }: { ports: Pick<Ports, 'logBooks' | 'navigation'> }) => {
  const newest$ = useMemo(() => ports.logBooks.newest$(), [ports.logBooks]);
  const entries = useObservable(newest$, unknown);
  return (
    <Panel label="Recent passes">
      <Typography variant="h2">Recent passes</Typography>
      {entries.state === 'unknown' && (
        <Box role="status" aria-label="Reading your last passes">
          {Array.from({ length: shown }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={60} sx={{ my: 0.75 }} />
          ))}
          <LateWords>Your passes have not come yet. You can log one all the same.</LateWords>
        </Box>
      )}
      {entries.state === 'absent' && (
        <Typography sx={{ py: 2 }}>No passes here yet. Log your first slip to start predictions.</Typography>
      )}
      {entries.state === 'present' && (
        <Box
          component="ul"
          role="list"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > :last-child': { border: 0 } }}
        >
          {entries.value.slice(0, shown).map((entry) => (
            <PassRow key={entry.log_entry_uid} entry={entry} figures={figures} withVehicle />
          ))}
        </Box>
      )}
      <RouteButton path="/logbook" navigation={ports.navigation} variant="outlined">
        Open the log book
      </RouteButton>
    </Panel>
  );
};

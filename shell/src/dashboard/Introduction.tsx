import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  icons,
  unknown,
  type Loadable,
  type LocationsPort,
  type LogBooksPort,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { Icon, Panel, useObservable } from '@holeshot/shared-core/react';

interface Step {
  label: string;
  why: string;
  path: `/${string}`;
  /** Undefined until it is known. */
  done: boolean | undefined;
}

const StepRow = ({ step, number }: { step: Step; number: number }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 56,
      py: 0.75,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box
      sx={{
        width: 24,
        flexShrink: 0,
        textAlign: 'center',
        fontWeight: 600,
        color: step.done ? 'success.main' : 'text.secondary',
      }}
    >
      {step.done ? <Icon path={icons.checkIcon} /> : number}
    </Box>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Link href={step.path} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
        {step.label}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {step.done === undefined ? <Skeleton width="70%" /> : step.done ? 'Done' : step.why}
      </Typography>
    </Box>
  </Box>
);

const isThere = ({ state }: Loadable<unknown>): boolean | undefined =>
  state === 'unknown' ? undefined : state === 'present';

const setUp =
  'You are set up: Holeshot predicts your next pass from your own passes. Choose the cards of this page.';

/** The card with the first steps of a new racer and the way to the other cards. */
export const Introduction = ({
  vehicles,
  locations,
  logBooks,
  onArrange,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  onArrange: () => void;
}) => {
  const cars = useObservable<Loadable<unknown>>(vehicles.vehicles$, unknown);
  const tracks = useObservable<Loadable<unknown>>(locations.locations$, unknown);
  const newest$ = useMemo(() => logBooks.newest$(), [logBooks]);
  const passes = useObservable<Loadable<unknown>>(newest$, unknown);
  const steps: Step[] = [
    {
      label: 'Add your vehicle',
      why: 'The car or bike you race, with its weight.',
      path: '/vehicles',
      done: isThere(cars),
    },
    {
      label: 'Add your track',
      why: 'Its weather station measures the air.',
      path: '/locations',
      done: isThere(tracks),
    },
    {
      label: 'Log a pass',
      why: 'Predictions start with the first slip.',
      path: '/logbook',
      done: isThere(passes),
    },
  ];
  const isRead = steps.every(({ done }) => done !== undefined);
  const ready = steps.every(({ done }) => done === true);
  const how = ready ? setUp : 'Three steps, and Holeshot predicts your next pass from your own passes.';
  return (
    <Panel label="Start here">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Start here</Typography>
        <Typography sx={{ width: '100%' }}>
          {/* As high as the usual text, so that nothing moves under a thumb. */}
          {isRead ? how : <Skeleton sx={{ transform: 'none', maxWidth: 'none' }}>{setUp}</Skeleton>}
        </Typography>
        <Box component="ol" role="list" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
          {steps.map((step, index) => (
            <StepRow key={step.path} step={step} number={index + 1} />
          ))}
        </Box>
        <Button variant={ready ? 'contained' : 'outlined'} onClick={onArrange}>
          Choose cards for this page
        </Button>
      </Stack>
    </Panel>
  );
};

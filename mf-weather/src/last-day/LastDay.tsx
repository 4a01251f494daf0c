import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { DayChart } from './DayChart';

const Failed = () => (
  <Typography variant="body2">
    The chart could not be loaded. The figures above are right. Check your network and reload the page.
  </Typography>
);

const Loaded = lazy<typeof DayChart>(() =>
  import('./DayChart').then(
    (module) => ({ default: module.DayChart }),
    () => ({ default: Failed }),
  ),
);

/** Button that opens the chart of the last 24 hours; loads its code at the first press. */
export const LastDay = ({
  reports,
  ...others
}: Omit<ComponentProps<typeof DayChart>, 'reports'> & {
  /** Undefined until read; the button already has its place, so that nothing moves. */
  reports: ComponentProps<typeof DayChart>['reports'] | undefined;
}) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={open}
        disabled={reports === undefined}
        onClick={() => setOpen(!open)}
        sx={{ minHeight: 48 }}
      >
        {open ? 'Hide the last 24 hours' : 'Last 24 hours'}
      </Button>
      {open && reports !== undefined && (
        <Box sx={{ flexBasis: '100%', minWidth: 0, px: 1, pt: 1 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={340} />}>
            <Loaded reports={reports} {...others} />
          </Suspense>
        </Box>
      )}
    </>
  );
};

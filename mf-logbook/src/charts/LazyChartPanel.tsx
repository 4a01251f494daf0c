import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { ChartPanel } from './ChartPanel';

const Failed = () => (
  <Panel label="Chart">
    <Typography>
      The chart could not be loaded. Your passes are all here. Check your network and reload the page.
    </Typography>
  </Panel>
);

const Loaded = lazy<typeof ChartPanel>(() =>
  import('./ChartPanel').then(
    (module) => ({ default: module.ChartPanel }),
    () => ({ default: Failed }),
  ),
);

/** The chart, whose code is fetched when it is first opened. */
export const LazyChartPanel = (props: ComponentProps<typeof ChartPanel>) => (
  <Suspense
    fallback={
      <Panel label="Chart">
        <Skeleton variant="rounded" height={420} />
      </Panel>
    }
  >
    <Loaded {...props} />
  </Suspense>
);

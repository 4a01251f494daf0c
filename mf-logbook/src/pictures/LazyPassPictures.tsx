import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { PassPictures } from './PassPictures';

const Failed = () => (
  <Typography sx={{ color: 'text.secondary' }}>
    Pictures could not be loaded. They are safe. Check your network and open the pass again.
  </Typography>
);

const Loaded = lazy(() =>
  import(/* webpackChunkName: "pass-pictures" */ './PassPictures').then(
    (module): { default: typeof PassPictures } => ({ default: module.PassPictures }),
    () => ({ default: Failed }),
  ),
);

/** Pictures of a pass, whose code comes after the form. */
export const LazyPassPictures = (props: ComponentProps<typeof PassPictures>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
    <Loaded {...props} />
  </Suspense>
);

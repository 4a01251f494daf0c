import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { PassPictures } from './PassPictures';
import { PicturesMissing } from './PicturesMissing';

const Loaded = lazy(() =>
  import(/* webpackChunkName: "pass-pictures" */ './PassPictures').then(
    (module): { default: typeof PassPictures } => ({ default: module.PassPictures }),
    () => ({ default: PicturesMissing }),
  ),
);

/** Pictures of a pass, whose code comes after the form. */
export const LazyPassPictures = (props: ComponentProps<typeof PassPictures>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
    <Loaded {...props} />
  </Suspense>
);

import { lazyView } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import { PicturesMissing } from './PicturesMissing';

/** Pictures of a pass, whose code comes after the form. */
export const LazyPassPictures = lazyView(
  () => import(/* webpackChunkName: "pass-pictures" */ './PassPictures').then((m) => m.PassPictures),
  { waiting: <Skeleton variant="rounded" height={120} />, failed: PicturesMissing },
);

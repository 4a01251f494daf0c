import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentType } from 'react';

const Failed = () => (
  <Typography>This tool could not be loaded. Check your network and reload the page.</Typography>
);

/**
 * Creates a tool of the race day whose code loads when it first opens.
 * @param height of the placeholder in pixels
 */
export const lazyTool = <Props extends object>(
  height: number,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Loaded = lazy(() =>
    load().then(
      (tool) => ({ default: tool }),
      () => ({ default: Failed as ComponentType<Props> }),
    ),
  );
  const Lazy = (props: Props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Lazy;
};

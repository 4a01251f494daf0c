import { lazyView, Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, type ComponentType } from 'react';

/**
 * Creates a panel beside the passes, whose code loads when it first opens. A panel goes through all passes: its
 * placeholder comes first, and itself once no input waits.
 * @param label its name, such as `Chart`
 * @param height of the placeholder in pixels
 */
export const lazyPanel = <Props extends object>(
  label: string,
  height: number,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const waiting = (
    <Panel label={label}>
      <Skeleton variant="rounded" height={height} />
    </Panel>
  );
  const failed = () => (
    <Panel label={label}>
      <Typography>
        {label} could not be loaded. Your passes are all here. Check your network and reload the page.
      </Typography>
    </Panel>
  );
  const Loaded = lazyView(load, { waiting, failed });
  const Late = (props: Props) => (useDeferredValue(true, false) ? <Loaded {...props} /> : waiting);
  return memo(Late);
};

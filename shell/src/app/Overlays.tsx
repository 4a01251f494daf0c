import type { Ports } from '@holeshot/shared-core';
import { DialogStack } from '../dialogs/DialogStack';
import { LoadingDialog } from '../feedback/LoadingDialog';
import { SnackbarView } from '../feedback/SnackbarView';

/** What lies over every page; it arrives after the first paint. */
export const Overlays = ({ ports }: { ports: Ports }) => (
  <>
    <DialogStack ports={ports} />
    <LoadingDialog />
    <SnackbarView />
  </>
);

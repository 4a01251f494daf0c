import { useEffect } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { reportError } from '../debugLog/debugLog';
import { DialogStack } from '../dialogs/DialogStack';
import { UpdateDialog } from '../dialogs/UpdateDialog';
import { LoadingDialog } from '../feedback/LoadingDialog';
import { SnackbarView } from '../feedback/SnackbarView';
import { hearEvents } from './hearEvents';
import { noticeNewcomers } from './noticeNewcomers';
import { reopenPass } from './reopenPass';
import { LaunchEffects } from './LaunchEffects';
import { installUpdate } from '../serviceWorker/registerServiceWorker';
import { isUpdateOffered$, putOffUpdate } from '../serviceWorker/updates';

const install = () => void installUpdate().catch((error: unknown) => reportError(error, 'update'));

/** Everything that lies over the pages; it loads after the first page. */
export const Overlays = ({ ports }: { ports: Ports }) => {
  useEffect(() => hearEvents(ports), [ports]);
  useEffect(() => {
    const noticing = noticeNewcomers(ports);
    return () => noticing.unsubscribe();
  }, [ports]);
  useEffect(() => {
    const reopening = reopenPass(ports);
    return () => reopening.unsubscribe();
  }, [ports]);
  return (
    <>
      <LaunchEffects dialogs={ports.dialogs} />
      <DialogStack ports={ports} />
      <LoadingDialog />
      <UpdateDialog isOffered$={isUpdateOffered$} onInstall={install} onLater={putOffUpdate} />
      <SnackbarView />
    </>
  );
};

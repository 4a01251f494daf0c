import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ViewDialog } from './ViewDialog';

/** The place of the dialog `log-book-view`. */
export const viewPlace = createLifecycle<DialogProps<typeof offer.needs, 'log-book-view'>>(
  ({ platform, input, close }) => (
    <ViewDialog
      viewKey={input.key}
      logBookViews={platform.logBookViews}
      customFields={platform.customFields}
      dialogs={platform.dialogs}
      drafts={platform.drafts}
      feedback={platform.feedback}
      clock={platform.clock}
      close={close}
    />
  ),
);

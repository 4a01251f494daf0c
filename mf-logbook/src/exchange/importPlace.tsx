import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ImportDialog } from './ImportDialog';

/** The place of the dialog `import`. */
export const importPlace = createLifecycle<DialogProps<typeof offer.needs, 'import'>>(
  ({ platform, input, close }) => (
    <ImportDialog
      shared={input.shared}
      close={close}
      session={platform.session}
      vehicles={platform.vehicles}
      locations={platform.locations}
      customFields={platform.customFields}
      settings={platform.settings}
      exchange={platform.exchange}
      dialogs={platform.dialogs}
      drafts={platform.drafts}
      feedback={platform.feedback}
      clock={platform.clock}
    />
  ),
);

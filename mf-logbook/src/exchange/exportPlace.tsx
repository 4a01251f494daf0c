import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ExportDialog } from './ExportDialog';

/** The place of the dialog `export`. */
export const exportPlace = createLifecycle<DialogProps<typeof offer.needs, 'export'>>(
  ({ platform, close }) => (
    <ExportDialog
      close={close}
      vehicles={platform.vehicles}
      logBooks={platform.logBooks}
      exchange={platform.exchange}
      clock={platform.clock}
    />
  ),
);

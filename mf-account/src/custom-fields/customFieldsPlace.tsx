import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { CustomFieldsDialog } from './CustomFieldsDialog';

/** Where the platform enters the custom fields' dialog. */
export const customFieldsPlace = createLifecycle<DialogProps<typeof offer.needs, 'custom-fields'>>(
  ({ platform, close }) => (
    <CustomFieldsDialog
      customFields={platform.customFields}
      unreadable={platform.unreadable}
      drafts={platform.drafts}
      feedback={platform.feedback}
      clock={platform.clock}
      close={() => close()}
    />
  ),
);

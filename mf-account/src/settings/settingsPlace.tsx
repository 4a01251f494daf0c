import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { SettingsPage } from './SettingsPage';

/** Where the platform enters the settings page. */
export const settingsPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <SettingsPage
    settings={platform.settings}
    dialogs={platform.dialogs}
    debugLog={platform.debugLog}
    administration={platform.administration}
    connection={platform.connection}
    clock={platform.clock}
    drafts={platform.drafts}
  />
));

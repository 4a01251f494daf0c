import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { LogBookPage } from './LogBookPage';

/** The place of the page `/logbook`. */
export const logBookPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <LogBookPage
    session={platform.session}
    vehicles={platform.vehicles}
    locations={platform.locations}
    logBooks={platform.logBooks}
    logBookViews={platform.logBookViews}
    customFields={platform.customFields}
    settings={platform.settings}
    drafts={platform.drafts}
    dialogs={platform.dialogs}
    feedback={platform.feedback}
    navigation={platform.navigation}
    unreadable={platform.unreadable}
    weather={platform.weather}
    connection={platform.connection}
    clock={platform.clock}
  />
));

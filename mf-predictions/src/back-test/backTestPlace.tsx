import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { BackTestPage } from './BackTestPage';

/** The place of the page `/back-test`. */
export const backTestPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <BackTestPage
    vehicles={platform.vehicles}
    locations={platform.locations}
    logBooks={platform.logBooks}
    settings={platform.settings}
    dialogs={platform.dialogs}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));

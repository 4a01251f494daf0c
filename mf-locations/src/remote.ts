import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer; each part loads when first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    locations: () =>
      import(/* webpackChunkName: "locations" */ './page/LocationsPage').then((m) =>
        createLifecycle(m.LocationsPage),
      ),
  },
  dialogs: {
    location: () => import('./dialog/LocationDialog').then((m) => createLifecycle(m.LocationDialog)),
  },
  widgets: {
    tracks: () =>
      import(/* webpackChunkName: "widget-tracks" */ './widget/TracksWidget').then((m) =>
        createLifecycle(m.TracksWidget),
      ),
  },
});

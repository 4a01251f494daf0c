import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    locations: () =>
      import(/* webpackChunkName: "locations" */ './page/locationsPlace').then(
        (module) => module.locationsPlace,
      ),
  },
  dialogs: {
    location: () => import('./dialog/locationPlace').then((module) => module.locationPlace),
  },
  widgets: {
    tracks: () =>
      import(/* webpackChunkName: "widget-tracks" */ './widget/tracksPlace').then(
        (module) => module.tracksPlace,
      ),
  },
});

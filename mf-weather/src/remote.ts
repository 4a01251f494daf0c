import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, fetched when a place is first shown. */
export const remote = defineRemote(offer, {
  pages: {},
  dialogs: {
    observation: () => import('./observation/observationPlace').then((place) => place.observationPlace),
  },
  widgets: {
    'current-weather': () =>
      import(/* webpackChunkName: "widget-current-weather" */ './current-weather/currentWeatherPlace').then(
        (place) => place.currentWeatherPlace,
      ),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, fetched when the widget is first shown. */
export const remote = defineRemote(offer, {
  pages: {},
  dialogs: {},
  widgets: {
    'current-weather': () =>
      import('./current-weather/currentWeatherPlace').then((place) => place.currentWeatherPlace),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** The code behind the offer, fetched when a place is first shown. */
export const remote = defineRemote(offer, {
  pages: {},
  dialogs: {
    observation: () =>
      import('./observation/ObservationDialog').then((m) => createLifecycle(m.ObservationDialog)),
  },
  widgets: {
    'current-weather': () =>
      import(/* webpackChunkName: "widget-current-weather" */ './current-weather/CurrentWeather').then((m) =>
        createLifecycle(m.CurrentWeather),
      ),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer; each part loads when first mounted. */
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

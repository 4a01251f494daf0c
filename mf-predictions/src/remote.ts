import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted, a listener at its first event. */
export const remote = defineRemote(offer, {
  pages: {
    predictions: () =>
      import(/* webpackChunkName: "predictions" */ './page/PredictionsPage').then((m) =>
        createLifecycle(m.PredictionsPage),
      ),
    lanes: () =>
      import(/* webpackChunkName: "lanes" */ './lanes/LanesPage').then((m) => createLifecycle(m.LanesPage)),
    'back-test': () =>
      import(/* webpackChunkName: "back-test" */ './back-test/BackTestPage').then((m) =>
        createLifecycle(m.BackTestPage),
      ),
  },
  dialogs: {
    'remove-prediction': () =>
      import('./cards/RemovePredictionDialog').then((m) => createLifecycle(m.RemovePredictionDialog)),
  },
  widgets: {
    prediction: () =>
      import(/* webpackChunkName: "widget-prediction" */ './widget/PredictionWidget').then((m) =>
        createLifecycle(m.PredictionWidget),
      ),
    accuracy: () =>
      import(/* webpackChunkName: "widget-accuracy" */ './accuracy/AccuracyWidget').then((m) =>
        createLifecycle(m.AccuracyWidget),
      ),
  },
  listeners: {
    'log-entry-saved': () =>
      import(/* webpackChunkName: "listener-log-entry-saved" */ './miss/sayMiss').then((m) => m.sayMiss),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    predictions: () =>
      import(/* webpackChunkName: "predictions" */ './page/predictionsPlace').then(
        (module) => module.predictionsPlace,
      ),
    lanes: () =>
      import(/* webpackChunkName: "lanes" */ './lanes/lanesPlace').then((module) => module.lanesPlace),
    'back-test': () =>
      import(/* webpackChunkName: "back-test" */ './back-test/backTestPlace').then(
        (module) => module.backTestPlace,
      ),
  },
  dialogs: {
    'remove-prediction': () =>
      import('./cards/removePredictionPlace').then((module) => module.removePredictionPlace),
  },
  widgets: {
    prediction: () =>
      import(/* webpackChunkName: "widget-prediction" */ './widget/predictionPlace').then(
        (module) => module.predictionPlace,
      ),
    accuracy: () =>
      import(/* webpackChunkName: "widget-accuracy" */ './accuracy/accuracyPlace').then(
        (module) => module.accuracyPlace,
      ),
  },
});

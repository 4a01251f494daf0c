import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** Offer of this remote as pure data: pages, dialogs, widgets, listeners and the ports they need. */
export const offer = defineOffer({
  name: 'mf_predictions',
  title: 'Predictions',
  contract: contractVersion,
  needs: {
    clock: 1,
    dialogs: 1,
    drafts: 1,
    feedback: 1,
    locations: 1,
    logBooks: 1,
    navigation: 1,
    predictions: 1,
    session: 1,
    settings: 1,
    tunes: 1,
    vehicles: 1,
    weather: 1,
  },
  pages: {
    predictions: {
      path: '/predictions',
      title: 'Predictions',
      icon: icons.timerIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: true,
    },
    lanes: {
      path: '/lanes',
      title: 'Lanes',
      icon: icons.arrowUpIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: false,
      fixedNav: true,
      fullScreen: true,
    },
    'back-test': {
      path: '/back-test',
      title: 'Back-test',
      icon: icons.chartIcon,
      requiresAuth: true,
      leftNav: false,
      bottomNav: false,
    },
  },
  dialogs: {
    'remove-prediction': { title: 'Remove prediction' },
  },
  widgets: {
    prediction: {
      title: 'Next pass',
      icon: icons.timerIcon,
      about: 'Its ET with the interval, and the dial.',
    },
    accuracy: {
      title: 'Accuracy',
      icon: icons.chartIcon,
      about: 'Average miss over your last passes.',
    },
  },
  listeners: ['log-entry-saved'],
});

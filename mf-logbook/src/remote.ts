import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    logbook: () => import('./page/logBookPlace').then((module) => module.logBookPlace),
  },
  dialogs: {
    'log-entry': () => import('./entry/logEntryPlace').then((module) => module.logEntryPlace),
  },
  widgets: {
    'recent-passes': () => import('./widget/recentPassesPlace').then((module) => module.recentPassesPlace),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each part loaded when it is first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    logbook: () =>
      import(/* webpackChunkName: "logbook" */ './page/logBookPlace').then((module) => module.logBookPlace),
    'race-day': () =>
      import(/* webpackChunkName: "race-day" */ './race-day/raceDayPlace').then(
        (module) => module.raceDayPlace,
      ),
  },
  dialogs: {
    'log-entry': () => import('./entry/logEntryPlace').then((module) => module.logEntryPlace),
    'log-book-view': () => import('./views/viewPlace').then((module) => module.viewPlace),
    import: () => import('./exchange/importPlace').then((module) => module.importPlace),
    export: () => import('./exchange/exportPlace').then((module) => module.exportPlace),
  },
  widgets: {
    'recent-passes': () =>
      import(/* webpackChunkName: "widget-recent-passes" */ './widget/recentPassesPlace').then(
        (module) => module.recentPassesPlace,
      ),
    season: () =>
      import(/* webpackChunkName: "widget-season" */ './season/seasonPlace').then(
        (module) => module.seasonPlace,
      ),
  },
});

import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer; each part loads when first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    logbook: () =>
      import(/* webpackChunkName: "logbook" */ './page/LogBookPage').then((m) =>
        createLifecycle(m.LogBookPage),
      ),
    pass: () =>
      import(/* webpackChunkName: "pass" */ './pass-page/PassPage').then((m) => createLifecycle(m.PassPage)),
    'race-day': () =>
      import(/* webpackChunkName: "race-day" */ './race-day/RaceDayPage').then((m) =>
        createLifecycle(m.RaceDayPage),
      ),
  },
  dialogs: {
    'log-entry': () => import('./entry/LogEntryDialog').then((m) => createLifecycle(m.LogEntryDialog)),
    'log-book-view': () => import('./views/ViewDialog').then((m) => createLifecycle(m.ViewDialog)),
    'deleted-passes': () =>
      import('./deleted/DeletedPassesDialog').then((m) => createLifecycle(m.DeletedPassesDialog)),
    import: () => import('./exchange/ImportDialog').then((m) => createLifecycle(m.ImportDialog)),
    export: () => import('./exchange/ExportDialog').then((m) => createLifecycle(m.ExportDialog)),
  },
  widgets: {
    'recent-passes': () =>
      import(/* webpackChunkName: "widget-recent-passes" */ './recent-passes/RecentPasses').then((m) =>
        createLifecycle(m.RecentPasses),
      ),
    season: () =>
      import(/* webpackChunkName: "widget-season" */ './season/SeasonWidget').then((m) =>
        createLifecycle(m.SeasonWidget),
      ),
  },
});

import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** What the log book offers, as pure data: its pages, its dialogs, its widgets and the ports they need. */
export const offer = defineOffer({
  name: 'mf_logbook',
  title: 'Log Book',
  contract: contractVersion,
  needs: {
    clock: 1,
    connection: 1,
    customFields: 1,
    dialogs: 1,
    drafts: 1,
    events: 1,
    exchange: 1,
    feedback: 1,
    locations: 1,
    logBooks: 1,
    logBookViews: 1,
    navigation: 1,
    passPictures: 1,
    recognizer: 1,
    session: 1,
    settings: 1,
    tunes: 1,
    unreadable: 1,
    vehicles: 1,
    weather: 1,
  },
  pages: {
    logbook: {
      path: '/logbook',
      title: 'Log Book',
      icon: icons.logBookIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: true,
    },
    'race-day': {
      path: '/race-day',
      title: 'Race day',
      icon: icons.flagIcon,
      requiresAuth: true,
      leftNav: false,
      bottomNav: true,
    },
  },
  dialogs: {
    'log-entry': { title: 'Pass', takesShared: 'text', takesPicture: true },
    'log-book-view': { title: 'Log book view' },
    import: { title: 'Import', takesShared: 'file' },
    export: { title: 'Export' },
  },
  widgets: {
    'recent-passes': {
      title: 'Recent passes',
      icon: icons.logBookIcon,
      about: 'The last three passes you logged.',
    },
    season: {
      title: 'Season',
      icon: icons.seasonIcon,
      about: 'Passes, rounds won and lost, and the bests of this season.',
    },
  },
});

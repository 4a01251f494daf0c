import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** Offer of this remote: the Locations page, the location dialog, the widget and their ports. */
export const offer = defineOffer({
  name: 'mf_locations',
  title: 'Locations',
  contract: contractVersion,
  needs: {
    clock: 1,
    dialogs: 1,
    drafts: 1,
    feedback: 1,
    locations: 1,
    logBooks: 1,
    navigation: 1,
    session: 1,
    settings: 1,
    unreadable: 1,
    vehicles: 1,
    weather: 1,
  },
  pages: {
    locations: {
      path: '/locations',
      title: 'Locations',
      icon: icons.locationIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: true,
    },
  },
  dialogs: {
    location: { title: 'Location' },
  },
  widgets: {
    tracks: {
      title: 'Tracks',
      icon: icons.locationIcon,
      about: 'Your tracks: best pass, last pass, local time, phone and directions.',
    },
  },
});

import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** Offer of this remote: the Vehicles page, the dialogs of a vehicle, the widget and their ports. */
export const offer = defineOffer({
  name: 'mf_vehicles',
  title: 'Vehicles',
  contract: contractVersion,
  needs: {
    clock: 1,
    connection: 1,
    dialogs: 1,
    drafts: 1,
    feedback: 1,
    locations: 1,
    logBooks: 1,
    navigation: 1,
    session: 1,
    settings: 1,
    tunes: 1,
    unreadable: 1,
    vehicles: 1,
  },
  pages: {
    vehicles: {
      path: '/vehicles',
      title: 'Vehicles',
      icon: icons.carIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: true,
    },
  },
  dialogs: {
    vehicle: { title: 'Vehicle' },
    tune: { title: 'Tune' },
    'tune-history': { title: 'Tune history' },
    'delete-vehicle': { title: 'Delete vehicle' },
  },
  widgets: {
    vehicles: {
      title: 'Vehicles',
      icon: icons.carIcon,
      about: 'Your cars: best ET, passes, last pass and tune.',
    },
  },
});

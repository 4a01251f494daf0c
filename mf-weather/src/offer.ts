import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** Offer of this remote: weather at the racer's tracks, and its correction. */
export const offer = defineOffer({
  name: 'mf_weather',
  title: 'Weather',
  contract: contractVersion,
  needs: {
    clock: 1,
    dialogs: 1,
    drafts: 1,
    feedback: 1,
    locations: 1,
    logBooks: 1,
    session: 1,
    settings: 1,
    weather: 1,
  },
  pages: {},
  dialogs: {
    observation: { title: 'Correct the air' },
  },
  widgets: {
    'current-weather': {
      title: 'Current Weather',
      icon: icons.weatherIcon,
      about: 'The air at your tracks: density altitude, its trend, wind.',
    },
  },
});

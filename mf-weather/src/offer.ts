import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** What this remote offers: the air at the racer's tracks. */
export const offer = defineOffer({
  name: 'mf_weather',
  title: 'Weather',
  contract: contractVersion,
  needs: { clock: 1, locations: 1, weather: 1 },
  pages: {},
  dialogs: {},
  widgets: {
    'current-weather': { title: 'Current Weather', icon: icons.weatherIcon },
  },
});

import type { Offer } from '@holeshot/shared-core';
import { widgetsOnOffer } from './widgetsOnOffer';

const offerOf = (name: Offer['name'], ...widgets: string[]): Offer => ({
  ...{ name, title: name, contract: 1, needs: {}, pages: {}, dialogs: {} },
  widgets: Object.fromEntries(widgets.map((key) => [key, { title: key, icon: 'M0 0', about: 'It shows.' }])),
});

test('the introduction comes first, then the widgets of the remotes in menu order', () => {
  const offers = {
    mf_weather: offerOf('mf_weather', 'current-weather'),
    mf_logbook: offerOf('mf_logbook', 'recent-passes', 'season'),
  };
  expect(widgetsOnOffer(offers).map(({ widget }) => widget)).toEqual([
    'shell/intro',
    'mf_logbook/recent-passes',
    'mf_logbook/season',
    'mf_weather/current-weather',
  ]);
  expect(widgetsOnOffer(offers)[1]).toMatchObject({ title: 'recent-passes', about: 'It shows.' });
});

import { signInSomeone } from './kit/account';
import { test } from './kit/test';

test('a strip is found on the map and becomes a track of the racer’s @all', async ({ tab, declareFault }) => {
  // The map library copies an event with all that Firefox has in it.
  declareFault(/MouseEvent\.moz\w+ is deprecated/);
  await signInSomeone(tab);
  await tab.open('/locations');
  await tab.find('button', 'Map').click();
  const map = tab.find('application', /^Map\./);
  await map.find('button').seen();
  await tab.find('searchbox', 'Find a track').type('northern michigan');
  await map.find('button', 'Northern Michigan Dragway').click();
  const chosen = tab.find('list', 'Chosen on the map');
  await chosen.find('button', 'Add Northern Michigan Dragway to my tracks').click();
  const dialog = tab.find('dialog', 'Location');
  await dialog.text('Time zone: America/Detroit').seen();
  await dialog.find('button', /^Use -?[\d,]+ ft$/).click();
  await dialog.find('radio', '1/8 mile').click();
  await dialog.find('radio', 'South').click();
  await dialog.find('button', 'Save location').click();
  await dialog.gone();
  await map.find('button', 'Northern Michigan Dragway, yours').seen();
});

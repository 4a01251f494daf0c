import { signInSomeone } from '../kit/account';
import { addLocation, addVehicle, openPassForm, passOf, savePass } from '../kit/screens';
import { test } from '../kit/test';

test.use({ older: true });

test('a pass is logged in a WebKit that cannot estimate its storage, as in iOS 16.4 @all', async ({
  tab,
}) => {
  await signInSomeone(tab);
  await addVehicle(tab, '’69 Nova');
  await addLocation(tab, 'Great Lakes Dragaway');
  await tab.open('/logbook');
  await savePass(await openPassForm(tab, { '1/4 ET': '11.241', '1/4 mph': '118.6' }));
  await (await passOf(tab, '11.241')).seen();
});

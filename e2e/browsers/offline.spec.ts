import { etsOf } from '../kit/season';
import { signInSomeone, untilOfflineReady } from './kit/account';
import { addLocation, addVehicle, openPassForm, passOf, savePass } from './kit/screens';
import { expect, test, withoutNetwork } from './kit/test';

test('a pass saved without a network outlives the browser and is sent later', async ({
  tab,
  device,
  declareFault,
}) => {
  const { email } = await signInSomeone(tab);
  await addVehicle(tab, '’69 Nova');
  await addLocation(tab, 'Great Lakes Dragaway');
  // A page that has just been loaded does not know yet what the one before it left to send.
  await tab.text('All sent').seen(90_000);
  await tab.open('/logbook');
  await tab.find('button', 'Log a pass').seen();
  await untilOfflineReady(tab);
  expect(await tab.run(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  declareFault(withoutNetwork);
  await device.setOffline(true);
  await tab.find('button', 'Keep working offline').click();
  await tab.open('/logbook');
  await savePass(await openPassForm(tab, { '1/4 ET': '11.241', '1/4 mph': '118.6' }));
  await tab.text('Pass saved: 11.241.').seen();

  const next = await device.restart();
  await next.open('/logbook');
  await (await passOf(next, '11.241')).seen();
  await next.text('Offline · 1 to send').seen();
  await device.setOffline(false);
  await next.text('All sent').seen(60_000);
  expect(await etsOf(email)).toEqual(['11.241']);
});

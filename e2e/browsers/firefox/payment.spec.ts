import { signInSomeone } from '../kit/account';
import { addLocation, addVehicle, openPassForm } from '../kit/screens';
import { expect, test } from '../kit/test';

test('a racer who leaves for the payment and comes back by Back has lost nothing @all', async ({ tab }) => {
  await signInSomeone(tab);
  await addVehicle(tab, 'Nova');
  await addLocation(tab, 'Great Lakes');
  await tab.open('/logbook');
  await openPassForm(tab, { '1/4 ET': '11.241' });
  await tab.open('/subscription');
  const access = tab.find('region', 'Your access');
  for (const _ of ['the first time', 'once more']) {
    await access.text(/trial/).at(0).seen(30_000);
    await tab.find('button', /^Subscribe for/).click();
    await tab.find('button', 'Pay fails').seen(30_000);
    await tab.back();
    await expect.poll(tab.url).toBe('/subscription');
  }
  await access.text(/trial/).at(0).seen(30_000);
  await tab.open('/logbook');
  const form = await openPassForm(tab, {});
  await form.text('Unsaved draft').seen();
  expect(await form.find('textbox', '1/4 ET').value()).toBe('11.241');
});

import { signInSomeone } from './kit/account';
import { addLocation, addVehicle, editPass, openPassForm, passOf, savePass } from './kit/screens';
import { test } from './kit/test';

test('a pass logged in one tab stands in the other @all', async ({ tab, device }) => {
  await signInSomeone(tab);
  await addVehicle(tab, '’69 Nova');
  await addLocation(tab, 'Great Lakes Dragaway');
  await tab.open('/logbook');
  const other = await device.newTab();
  await other.open('/logbook');
  await other.find('button', 'Log a pass').seen();
  await savePass(await openPassForm(tab, { '1/4 ET': '11.241', '1/4 mph': '118.6' }));
  await (await passOf(other, '11.241')).seen();
  await editPass(other, '11.241');
  const form = other.find('dialog', 'Pass');
  await form.find('textbox', '1/4 ET').type('11.239');
  await savePass(form);
  await (await passOf(tab, '11.239')).seen();
});

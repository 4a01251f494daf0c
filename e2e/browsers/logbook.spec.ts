import { signInSomeone } from './kit/account';
import {
  addLocation,
  addVehicle,
  backToLogBook,
  editPass,
  openPassForm,
  passOf,
  savePass,
} from './kit/screens';
import { test } from './kit/test';

test('a pass is logged, edited, deleted and brought back', async ({ tab }) => {
  await signInSomeone(tab);
  await addVehicle(tab, '’69 Nova');
  await addLocation(tab, 'Great Lakes Dragaway');
  await tab.open('/logbook');
  const form = await openPassForm(tab, { '60 ft': '1.562', '1/4 ET': '11.241', '1/4 mph': '118.6' });
  await savePass(form);
  await editPass(tab, '11.241');
  await form.find('textbox', '1/4 ET').type('11.237');
  await savePass(form);
  await backToLogBook(tab);

  const edited = await passOf(tab, '11.237');
  await editPass(tab, '11.237');
  await form.find('button', 'Delete pass').click();
  await form.gone();
  await backToLogBook(tab);
  await edited.gone();
  await tab.find('button', 'Undo').click();
  await edited.seen();
  await tab.text('All sent').seen(90_000);
  await tab.reload();
  await edited.seen();
});

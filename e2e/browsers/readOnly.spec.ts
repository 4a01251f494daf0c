import { endAccess } from '../kit/emulators';
import { giveSeason } from '../kit/season';
import { signInSomeone } from './kit/account';
import { test } from './kit/test';

test('a racer whose trial is over reads the log book and is led to the subscription @all', async ({
  tab,
}) => {
  const { email } = await signInSomeone(tab);
  await giveSeason(email);
  await tab.open('/logbook');
  await tab.text(/^\d+ passes$/).seen();
  await endAccess(email);
  await tab.text(/^Passes can be read but not added or changed/).seen();
  await tab.find('button', 'Log a pass').click();
  const needed = tab.find('dialog', 'Subscription Needed');
  await needed.text(/This feature requires an active subscription/).seen();
  await needed.find('link', 'Subscription Options').click();
  await tab.find('heading', 'Subscription').seen();
});

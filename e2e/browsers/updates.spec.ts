import { openSite } from '../kit/site';
import { untilOfflineReady } from './kit/account';
import { test } from './kit/test';

const oldWords = 'At least 8 characters.';
const newWords = 'At least eight characters.';

test('a new version of a remote is offered and installed in all tabs @all', async ({ tab, device }) => {
  const site = await openSite();
  try {
    for (const _ of ['first visit', 'with the worker']) {
      await tab.open(`${site.url}/register`);
      await tab.text(oldWords).seen();
      await untilOfflineReady(tab);
    }
    const other = await device.newTab();
    await other.open(`${site.url}/register`);
    await other.text(oldWords).seen();
    await site.publish('mf-account', { [oldWords]: newWords });
    // As for the racer who comes back to the app.
    await tab.run(() => void window.dispatchEvent(new Event('focus')));
    const offer = tab.find('dialog', 'New Update!');
    await offer.find('button', 'Install').click();
    await tab.text(newWords).seen();
    await other.text(newWords).seen();
    await offer.gone();
  } finally {
    await device.restart();
    await site.close();
  }
});

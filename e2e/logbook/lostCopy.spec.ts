import { signInSomeone, untilSeeded } from '../kit/racer';
import { addLocation, addVehicle, logPass } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('a device that has lost its copy of the log book gets all of it from the server @all', async ({
  page,
}) => {
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await logPass(page, { Dial: '11.22', '1/4 ET': '11.241', '1/4 mph': '118.6' });
  await expect(page.getByText('All sent')).toBeVisible();

  await page.goto('/manifest.webmanifest');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('firestore/'))
        await new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.onsuccess = resolve;
          deleting.onerror = reject;
        });
    // A pass of five days ago: each start requests only newer changes.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('holeshot.synced.')) localStorage.setItem(key, String(Date.now() + 5 * 86_400_000));
  });

  await page.goto('/logbook');
  await expect(page.getByRole('status').getByText(/^1 pass$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open the pass of .*11\.241$/ })).toBeVisible();
});

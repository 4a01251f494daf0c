import { stationReports } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { addLocation } from '../kit/screens';
import { expect, test } from '../kit/test';

test('weather that cannot be had says why, and is there by itself once it can @all', async ({
  page,
  declareFault,
}) => {
  const air = page.getByRole('region', { name: 'Weather at Great Lakes Dragaway' });
  await signInSomeone(page);

  await test.step('The services break: the sentence of the first stands where the air would', async () => {
    declareFault({ url: stationReports, status: 500 });
    await page.route(stationReports, (route) => route.fulfill({ status: 500, body: 'down' }));
    // The card of the track asks for its weather already.
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/');
    await expect(air.getByRole('alert')).toHaveText('Request failed with status: 500.');
  });

  await test.step('It answers without an end: the sentence is another', async () => {
    await page.unrouteAll();
    await page.route(stationReports, (route) =>
      route.fulfill({ body: '{"STATION":[{"OBSERV', contentType: 'application/json' }),
    );
    await page.reload();
    await expect(air.getByRole('alert')).toBeVisible();
    await expect(air.getByText('Density altitude', { exact: true })).toBeHidden();
  });

  await test.step('The app asks for the air again as the racer comes back to it', async () => {
    await page.unrouteAll();
    await expect(async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('blur'));
        window.dispatchEvent(new Event('focus'));
      });
      await expect(air.getByText('Density altitude', { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(air.getByRole('alert')).toHaveCount(0);
  });
});

import { signInSomeone } from '../kit/racer';
import { addLocation } from '../kit/screens';
import { expect, test } from '../kit/test';

/** The reports of a station, from either source. */
const reports = /\/stations\/(timeseries|\w+\/observations)\?/;

test('weather that cannot be had says why, and is there by itself once it can @all', async ({
  page,
  declareFault,
}) => {
  test.setTimeout(120_000);
  const air = page.getByRole('region', { name: 'Weather at Great Lakes Dragaway' });
  await signInSomeone(page);
  await addLocation(page, 'Great Lakes Dragaway');

  await test.step('The services break: the sentence of the first stands where the air would', async () => {
    declareFault({ url: reports, status: 500 });
    await page.route(reports, (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.goto('/');
    await expect(air.getByRole('alert')).toHaveText('Request failed with status: 500.');
  });

  await test.step('It answers without an end: the sentence is another', async () => {
    await page.unrouteAll();
    await page.route(reports, (route) =>
      route.fulfill({ body: '{"STATION":[{"OBSERV', contentType: 'application/json' }),
    );
    await page.reload();
    await expect(air.getByRole('alert')).toBeVisible();
    await expect(air.getByText('Density altitude', { exact: true })).toBeHidden();
  });

  await test.step('It is back: the air is asked for again as the racer comes back to the app', async () => {
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

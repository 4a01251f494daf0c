import { expectAccessible } from '../kit/accessibility';
import { signInSomeone } from '../kit/racer';
import { addLocation, unfold } from '../kit/screens';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({
  viewport: { width: 320, height: 740 },
});

const firstSource = '**/v2/stations/**';
const bySecond = /, by the National Weather Service/;
const byForecast = /^From the National Weather Service forecast/;

test('the air comes from the National Weather Service if the first source fails, with its name, and the forecast too @all', async ({
  page,
  declareFault,
}) => {
  const main = page.getByRole('main');
  const card = main.getByRole('region', { name: 'Next pass' });
  const hours = main.getByRole('region', { name: 'Next hours' });
  const weather = main.getByRole('region', { name: 'Weather', exact: true });

  await test.step('Given a racer with a season, and a first source that fails', async () => {
    declareFault({ url: /\/v2\/stations\//, status: 500 });
    await page.route(firstSource, (route) => route.fulfill({ status: 500, body: 'down' }));
    const racer = await signInSomeone(page);
    await giveSeason(racer.email);
  });

  await test.step('The next pass is called in the air of the second, which is named, and the hours ahead by its forecast', async () => {
    await page.goto('/predictions');
    await unfold(page, 'Weather', 'Next hours');
    await expect(weather.getByText(bySecond)).toBeVisible();
    await expect(card.getByText(/^80 % of passes between/)).toBeVisible();
    await expect(hours.getByText(byForecast)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A new track finds its stations there, and its air', async () => {
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/');
    await page.getByRole('button', { name: 'More weather' }).click();
    await page.getByRole('button', { name: 'Show 2 more' }).click();
    await page.getByRole('button', { name: /^Great Lakes Dragaway/ }).click();
    const air = page.getByRole('region', { name: 'Weather at Great Lakes Dragaway' });
    await expect(
      air.getByText(/, by the National Weather Service, reports about 20 minutes late$/),
    ).toBeVisible();
    await expect(air.getByText('Density altitude', { exact: true })).toBeVisible();
    await expect(air.getByRole('alert')).toHaveCount(0);
  });

  await test.step('The first is back: the air is its own again, the hours ahead still go by the forecast', async () => {
    await page.unroute(firstSource);
    await page.goto('/predictions');
    await unfold(page, 'Weather', 'Next hours');
    await expect(weather.getByText(/^Field station \w+, [\d.]+ mi$/)).toBeVisible();
    await expect(hours.getByText(byForecast)).toBeVisible();
    await hours.getByRole('button', { name: 'Show as a table' }).click();
    expect(await hours.getByRole('row').count()).toBeGreaterThanOrEqual(5);
    await hours.getByLabel('Times of your rounds').fill('2:15 every 240');
    const rounds = hours.getByRole('region', { name: 'Your rounds one by one' }).getByRole('row');
    await expect(rounds.last()).toContainText(
      /^\d{1,2}:15 [AP]M(\d{2}\/\d{2}\/\d{4})?\d+\.\d{3}\d+\.\d{2}.*\d %/,
    );
    await page.reload();
    await unfold(page, 'Weather', 'Next hours');
    await expect(rounds.last()).toContainText(/\d %/);
    await expectAccessible(page);
  });
});

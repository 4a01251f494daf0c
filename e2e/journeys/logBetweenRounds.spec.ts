import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, logPass, slip } from '../kit/screens';
import { countTaps, expectTaps } from '../kit/taps';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Most taps beside the digits. */
const mostTaps = 3;

/** Digits of a slip as the keypad types them: reaction, 60 ft, 330 ft, 1/8 and 1/4 with their speeds. */
const digits = '018156246127148942211241' + '11860';

test('between rounds a pass is logged with at most three taps beside its digits', async ({ page }) => {
  await signInSomeone(page);
  await addVehicle(page, '’69 Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await logPass(page, slip);

  for (const { path, log, save, done } of [
    { path: '/race-day', log: 'Log round', save: 'Save round', done: /^Round saved: 11\.241/ },
    { path: '/logbook', log: 'Log a pass', save: 'Save pass', done: /^Pass saved: 11\.241/ },
  ]) {
    await page.goto(path);
    await page.getByRole('button', { name: log }).first().waitFor();
    await countTaps(page);
    await page.getByRole('button', { name: log }).first().click();
    await expect(page.getByLabel('R/T', { exact: true }), 'the day proposes the dial').toBeFocused();
    await page.keyboard.type(digits);
    await expect(page.getByLabel('1/4 mph', { exact: true })).toHaveValue('118.60');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(done)).toBeVisible();
    await expectTaps(page, log, mostTaps);
  }
});

import type { Page } from 'playwright/test';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, logPass, slip } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Most taps beside the digits. */
const mostTaps = 3;

/** Digits of a slip as the keypad types them: reaction, 60 ft, 330 ft, 1/8 and 1/4 with their speeds. */
const digits = '018156246127148942211241' + '11860';

/** Counts taps, and keys that are no digit. */
const countTaps = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    addEventListener('pointerdown', () => (counted.taps += 1), true);
    addEventListener('keydown', ({ key }) => (counted.taps += /^\d$/.test(key) ? 0 : 1), true);
  });
const taps = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { taps: number }).taps);

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
    const began = Date.now();
    await page.getByRole('button', { name: log }).first().click();
    await expect(page.getByLabel('R/T', { exact: true }), 'the day proposes the dial').toBeFocused();
    await page.keyboard.type(digits);
    await expect(page.getByLabel('1/4 mph', { exact: true })).toHaveValue('118.60');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(done)).toBeVisible();
    const count = await taps(page);
    test.info().annotations.push({ type: 'taps', description: `${log}: ${count}` });
    console.log(
      `${log}: ${count} taps beside the digits, ${((Date.now() - began) / 1000).toFixed(1)} s of script`,
    );
    expect(count, log).toBeLessThanOrEqual(mostTaps);
  }
});

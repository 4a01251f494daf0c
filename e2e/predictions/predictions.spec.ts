import { expectAccessible } from '../kit/accessibility';
import { demoRacer, signIn, signInSomeone } from '../kit/racer';
import { unfold } from '../kit/screens';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 320, height: 700 } });

test('any dial has its risk, another air its ET @all', async ({ page }) => {
  const racer = await signInSomeone(page);
  await giveSeason(racer.email);
  await page.goto('/logbook');
  await expect(page.getByText(/^\d+ passes$/)).toBeVisible();

  await test.step('The slider moves by a hundredth at a press, and is where it was after a reload', async () => {
    await page.goto('/predictions');
    const slider = page.getByLabel('Or any other dial');
    await slider.focus();
    const before = Number(await slider.inputValue());
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue(String(before + 1));
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(slider).toHaveValue(String(before + 1));
  });

  await test.step('Another air moves the ET, and back', async () => {
    const panel = page.getByRole('region', { name: 'What if' });
    await unfold(page, 'What if');
    await panel.getByLabel('Temperature').fill('110');
    await expect(panel.getByText(/^[+−]\d\.\d{3} s$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Back to now' }).click();
    await expect(panel.getByText(/^Change a value/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A phone shows the whole page on two screens, and a rung of the ladder is a thumb wide', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/predictions');
    await expect(page.getByRole('region', { name: 'Next hours' }).getByText(/ by \d/)).toBeVisible();
    const { height, sideways } = await page.locator('#page').evaluate((main) => ({
      height: main.scrollHeight,
      sideways: main.scrollWidth - main.clientWidth,
    }));
    expect(height).toBeLessThanOrEqual(2 * 844);
    expect(sideways).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const rung of await page
      .getByRole('radiogroup', { name: /breakout risk/ })
      .locator('label')
      .all()) {
      const { width = 0, height: tall = 0 } = (await rung.boundingBox()) ?? {};
      expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('The lane is said with the ET, and is where it was after a reload', async () => {
    const card = page.getByRole('region', { name: 'Next pass' });
    await card.getByText('Left', { exact: true }).click();
    await expect(card.getByText(/ · left lane$/)).toBeVisible();
    await page.reload();
    await expect(card.getByText(/ · left lane$/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('the back-test sets the engine beside the rules of thumb, over a season', async ({ page }) => {
  await signIn(page, demoRacer);
  await page.goto('/predictions');
  await page.getByRole('link', { name: 'Back-test' }).click();
  await expect(page.getByText(/^± \d\.\d{3} s$/)).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(/over \d{2,} of your passes, each called from the passes before it/),
  ).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Mean miss: Holeshot 0\.\d{3} s, last run 0\.\d{3} s/ }),
  ).toBeVisible();
  await page.getByText('The numbers', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^Holeshot/ })).toBeVisible();
});

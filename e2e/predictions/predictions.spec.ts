import { expectAccessible } from '../kit/accessibility';
import { demoRacer, signIn, signInSomeone } from '../kit/racer';
import { giveSeason } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 320, height: 700 } });

test('any dial has its risk, another air its ET', async ({ page }) => {
  test.setTimeout(180_000);
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
    await panel.getByLabel('Temperature').fill('110');
    await expect(panel.getByText(/^[+−]\d\.\d{3} s$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Back to now' }).click();
    await expect(panel.getByText(/^Change a value/)).toBeVisible();
    await expectAccessible(page);
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

import type { Locator, Page } from 'playwright/test';
import { signInSomeone } from '../kit/racer';
import { giveSeason, giveYearBefore } from '../kit/season';
import { countTaps, expectTaps } from '../kit/taps';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

/** Signs in a racer with passes, opens the log book, and returns its newest pass that has a quarter-mile ET. */
const openSeason = async (page: Page, give: (email: string) => Promise<void>): Promise<Locator> => {
  const { email } = await signInSomeone(page);
  await give(email);
  await page.goto('/logbook');
  await expect(page.getByPlaceholder(/^Search \d+ passes$/)).toBeVisible();
  return page
    .getByRole('main')
    .getByRole('link', { name: /^Open the pass of .+, \d+\.\d{3}$/ })
    .first();
};

test('a pass is corrected in three taps beside the digits', async ({ page }) => {
  const pass = await openSeason(page, giveSeason);
  await countTaps(page);
  await pass.click();
  const figure = page.getByRole('button', { name: /^Edit 60 ft \d/ });
  const right = (Number(await figure.textContent()) + 0.003).toFixed(3);
  await figure.click();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const field = dialog.getByRole('textbox', { name: '60 ft', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(right.replace('.', ''));
  await expect(field).toHaveValue(right);
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit 60 ft ${right}` })).toBeVisible();
  await expectTaps(page, 'correct a pass', 3);
});

test('a pass is compared with the last one in two taps', async ({ page }) => {
  const pass = await openSeason(page, giveSeason);
  await countTaps(page);
  await pass.click();
  const panel = page.getByRole('region', { name: 'Where the time went' });
  await expect(panel.getByText(/^Last pass/).first()).toBeVisible();
  const compared = panel.getByRole('region', { name: 'Compared passes' });
  await expect(compared).toBeHidden();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(compared.getByRole('row', { name: /^60 ft/ })).toBeVisible();
  await expectTaps(page, 'compare with the last pass', 2);
});

test('last year’s pass at this track in this air is found in three taps', async ({ page }) => {
  const pass = await openSeason(page, async (email) => {
    await giveSeason(email);
    await giveYearBefore(email);
  });
  const [, year = ''] = /\/(\d{4})\b/.exec((await pass.getAttribute('aria-label')) ?? '') ?? [];
  const before = String(Number(year) - 1);
  await countTaps(page);
  await pass.click();
  await page.getByRole('main').getByRole('link', { name: 'Passes in air like this' }).click();
  const air = page.getByRole('region', { name: 'Air like this' });
  await expect(air.getByText(/^Air like DA/)).toBeVisible();
  await air.getByRole('button', { name: before, exact: true }).click();
  const passOf = (season: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Open the pass of \\d\\d/\\d\\d/${season} `) });
  await expect(passOf(year)).toHaveCount(0);
  await expect(passOf(before).first()).toBeVisible();
  await expectTaps(page, 'find last year’s similar pass', 3);
});

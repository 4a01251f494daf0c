import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { signInSomeone, untilOfflineReady } from '../kit/racer';
import { addVehicle } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

const openTune = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('button', { name: /^Tune of/ })
    .first()
    .click();
  const tune = page.getByRole('dialog', { name: 'Tune', exact: true });
  await expect(tune.getByLabel('Wind effect')).toBeVisible();
  return tune;
};

const saveWindEffect = async (page: Page, value: string): Promise<void> => {
  const tune = await openTune(page);
  await tune.getByLabel('Wind effect').fill(value);
  await tune.getByRole('button', { name: 'Save tune' }).click();
  await expect(tune).toBeHidden();
};

test('a tune is changed, looked up in its history and undone, the second time without a network', async ({
  page,
  context,
  declareFault,
}) => {
  const history = page.getByRole('dialog', { name: 'Tune history' });
  const versions = history.getByRole('heading', { level: 3 });

  await test.step('Given a racer with a car', async () => {
    await signInSomeone(page);
    await addVehicle(page, '’69 Nova');
  });

  await test.step('When the wind effect is changed, the history has it', async () => {
    await saveWindEffect(page, '0.8');
    const tune = await openTune(page);
    await tune.getByRole('button', { name: 'History' }).click();
    await expect(versions).toHaveText(['Changed by hand', 'As it was at first']);
    await expect(history).toContainText('Wind effect, 1/4 mile1 → 0.8');
  });

  await test.step('And Undo brings the old one back, as a version more', async () => {
    await history.getByRole('button', { name: /^Undo/ }).click();
    await expect(versions).toHaveText([/^Undone: back to/, 'Changed by hand', 'As it was at first']);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Tune' }).getByLabel('Wind effect')).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(page.getByText('All sent')).toBeVisible();
  });

  await test.step('The same without a network', async () => {
    await untilOfflineReady(page);
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await expect(page).toHaveURL('/offline');
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await page.goto('/vehicles');
    await saveWindEffect(page, '1.3');
    await expect(page.getByText(/^Offline · \d to send$/)).toBeVisible();
    // A shown value is on the device: the page may go.
    await expect((await openTune(page)).getByLabel('Wind effect')).toHaveValue('1.3');
    await page.reload();
    const tune = await openTune(page);
    await expect(tune.getByLabel('Wind effect')).toHaveValue('1.3');
    await tune.getByRole('button', { name: 'History' }).click();
    await expect(versions).toHaveCount(4);
    await history.getByRole('button', { name: /^Undo/ }).click();
    await expect(versions).toHaveCount(5);
  });

  await test.step('Then, back online, all of it is sent, and no write was refused', async () => {
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByText('All sent')).toBeVisible({ timeout: 30_000 });
    await page.reload();
    const tune = await openTune(page);
    await expect(tune.getByLabel('Wind effect')).toHaveValue('1');
  });
});

test('tune and history pass axe in both themes and fit into 320 px @all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInSomeone(page);
  await addVehicle(page, 'Nova');
  await saveWindEffect(page, '0.8');
  const tune = await openTune(page);
  await tune.getByText('Advanced').press('Enter');
  await expect(tune.getByLabel('Friction factor')).toBeVisible();
  const check = async (dialog: Locator) => {
    await expectAccessible(page);
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await check(tune);
  await tune.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Tune history' });
  await expect(history.getByText('In use')).toBeVisible();
  await check(history);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { pressTool, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

const passes = (page: Page) => page.getByRole('link', { name: /^Open the pass of/ });
const logged = (page: Page) => page.getByRole('link', { name: /^Open the pass of .*11\.241$/ });
const imported = (page: Page) => page.getByRole('link', { name: /^Open the pass of .*11\.262$/ });

const today = new Date().toISOString().slice(0, 10);
const table = Buffer.from(`When;1/4 ET;1/4 MPH;60 ft;R/T\r\n${today} 00:10;11,262;118,4;1,570;0,031\r\n`);

test('a pass is logged, imported and exported, a prediction is seen, and all is there after a reload', async ({
  page,
}) => {
  await test.step('Given the demo season, with nobody signed in', async () => {
    await page.goto('/logbook');
    await expect(passes(page).first()).toBeVisible();
    await expect(page.getByText('On this device only')).toBeVisible();
  });

  await test.step('When a pass is logged, it is in the log book', async () => {
    await typeSlip(page);
    await page.getByRole('button', { name: 'Save pass' }).click();
    await expect(logged(page)).toBeVisible();
  });

  await test.step('And a table is imported', async () => {
    await pressTool(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog
      .getByLabel('File to import')
      .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: table });
    await dialog.getByRole('button', { name: 'Read 1 row' }).click();
    await dialog.getByRole('button', { name: 'Import 1 pass' }).click();
    await expect(dialog.getByRole('heading', { name: '1 pass added' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('Then the export has both', async () => {
    await pressTool(page, 'Export');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the log book' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('11.241');
    expect(file).toContain('11.262');
    await page.keyboard.press('Escape');
  });

  await test.step('And a prediction is there, with the air at the track', async () => {
    await page.goto('/predictions');
    await expect(page.getByText(/4 in 5|80 %/).first()).toBeVisible();
  });

  await test.step('And after a reload all of it is there', async () => {
    await page.goto('/logbook');
    await page.reload();
    await expect(logged(page)).toBeVisible();
    await expect(imported(page)).toBeVisible();
  });
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { giveSeason } from '../kit/season';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, pressTool } from '../kit/screens';
import { expect, test } from '../kit/test';

const passes = (page: Page) => page.getByRole('link', { name: /^Open the pass of/ });

const openImport = async (page: Page) => {
  await pressTool(page, 'Import');
  return page.getByRole('dialog', { name: 'Import' });
};

const foreignTable = Buffer.from(
  [
    'When;Car;1/4 ET;1/4 MPH;60 ft;R/T;Baro',
    '06.06.2026 11:05;Nova;11,241;118,6;1,562;0,018;29,5',
    '06.06.2026 12:10;Nova;11,262;118,4;1,570;0,031;29,5',
    '06.06.2026 13:40;Nova;abc;118,1;1,588;0,027;29,4',
  ].join('\r\n'),
);

test('a log book goes to another account as a file, and is the same there @all', async ({
  page,
  otherPhone,
}) => {
  let file = '';
  let count = 0;

  await test.step('Given a racer with a season, who exports it', async () => {
    const { email } = await signInSomeone(page);
    await giveSeason(email);
    await page.goto('/logbook');
    await expect(passes(page).first()).toBeVisible();
    count = await passes(page).count();
    await pressTool(page, 'Export');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the log book' }).click();
    file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'holeshot-logbook' });
    await expect(dialog.getByText(/is saved on this device/)).toBeVisible();
  });

  await test.step('When somebody else imports it, the passes are there', async () => {
    const other = await otherPhone();
    await signInSomeone(other);
    await other.goto('/logbook');
    const dialog = await openImport(other);
    await dialog.getByLabel('File to import').setInputFiles(file);
    await dialog.getByRole('button', { name: /^Import (all|\d)/ }).click();
    await expect(dialog.getByRole('heading', { name: / added$/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(passes(other)).toHaveCount(count);
    await expect(other.getByText('All sent')).toBeVisible();
  });
});

test('a table of another program is understood, looked at, imported and undone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const dialog = page.getByRole('dialog', { name: 'Import' });

  await test.step('Given a racer with a car and a track', async () => {
    await signInSomeone(page);
    await addVehicle(page, '’69 Nova');
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/logbook');
  });

  await test.step('When the table is chosen, its columns and the car in it are guessed', async () => {
    await openImport(page);
    await expectAccessible(page);
    await dialog
      .getByLabel('File to import')
      .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: foreignTable });
    await expect(dialog.getByLabel('1/4 ET is')).toHaveValue('et_1320');
    await expect(dialog.getByLabel('Vehicle “Nova” is').getByRole('option', { selected: true })).toHaveText(
      '’69 Nova',
    );
    await dialog.getByLabel('Dates are written').selectOption('day, month, year');
    await expectAccessible(page);
  });

  await test.step('Then the rows are shown before anything is stored', async () => {
    await dialog.getByRole('button', { name: 'Read 3 rows' }).click();
    await expect(dialog.getByText('Line 4:')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 2 passes' }).click();
    await expect(dialog.getByRole('heading', { name: '2 passes added' })).toBeVisible();
  });

  await test.step('And all of it can be undone, later too', async () => {
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(passes(page)).toHaveCount(2);
    await page.reload();
    await openImport(page);
    await dialog.getByRole('button', { name: 'Undo this import' }).click();
    await expect(dialog.getByText(/^2 rows removed/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(passes(page)).toHaveCount(0);
    await expect(page.getByText('All sent')).toBeVisible();
  });
});

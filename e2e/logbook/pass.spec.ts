import { expectAccessible } from '../kit/accessibility';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

const slipText = `GREAT LAKES DRAGAWAY
06/20/2026  1:05 PM
DIAL  11.20
R/T  .018
60'  1.707
330'  4.664
1/8  7.190
MPH  97.00
1000'  9.381
1/4  11.231
MPH  120.77`;

test('a pass is pasted from a slip, edited, deleted and brought back', async ({ page }) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const row = page.getByRole('button', { name: /^Open the pass of/ });

  await test.step('Given a racer with a car and a track', async () => {
    await signInSomeone(page);
    await addVehicle(page, '’69 Nova');
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/logbook');
  });

  await test.step('When the text of a slip is pasted, the form has its numbers', async () => {
    await page.getByRole('button', { name: 'Log a pass' }).first().click();
    await dialog.getByRole('button', { name: 'Paste a slip' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Text of the slip').fill(slipText);
    await dialog.getByRole('button', { name: 'Read the slip' }).click();
    await expect(dialog.getByRole('textbox', { name: '1/4 ET', exact: true })).toHaveValue('11.231');
    await expect(dialog.getByRole('textbox', { name: 'R/T', exact: true })).toHaveValue('0.018');
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveAccessibleName(/11\.231$/);
  });

  await test.step('And it can be edited', async () => {
    await row.click();
    await expect(dialog.getByRole('textbox', { name: '1/4 ET', exact: true })).toHaveValue('11.231');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: '1/4 ET', exact: true }).fill('11.237');
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveAccessibleName(/11\.237$/);
  });

  await test.step('Deleted, it comes back by Undo, and is still there after a reload', async () => {
    await row.click();
    await dialog.getByRole('button', { name: 'Delete pass' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveAccessibleName(/11\.237$/);
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(row).toHaveAccessibleName(/11\.237$/);
  });
});

import { expectAccessible } from '../kit/accessibility';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, backToLogBook, editPass, pressTool } from '../kit/screens';
import { slipText } from '../kit/slipText';
import { expect, test } from '../kit/test';

test('a pass is pasted from a slip, edited, deleted and brought back', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const row = page.getByRole('link', { name: /^Open the pass of/ });

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
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('11.231');
    await expect(page.getByRole('region', { name: 'Slip' })).toContainText('Great Lakes Dragaway');
    await expect(page.getByRole('region', { name: 'Air' })).toContainText('DA ft');
    await expectAccessible(page);
    await backToLogBook(page);
    await editPass(row);
    await expect(dialog.getByRole('textbox', { name: '1/4 ET', exact: true })).toHaveValue('11.231');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: '1/4 ET', exact: true }).fill('11.237');
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('11.237');
    await backToLogBook(page);
    await expect(row).toHaveAccessibleName(/11\.237$/);
  });

  await test.step('Deleted, it comes back by Undo, and is still there after a reload', async () => {
    await editPass(row);
    await dialog.getByRole('button', { name: 'Delete pass' }).click();
    await expect(page.getByText('This pass is not in your log book.')).toBeVisible();
    await backToLogBook(page);
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveAccessibleName(/11\.237$/);
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(row).toHaveAccessibleName(/11\.237$/);
  });

  await test.step('And so does one that is deleted on its page', async () => {
    await row.click();
    await page.getByRole('button', { name: 'Delete pass' }).click();
    await expect(page.getByText('This pass is deleted. Recently deleted has it for 30 days.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('11.237');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('11.237');
    await page.goto('/logbook/pass?uid=none');
    await expect(page.getByText(/^This pass is not in your log book/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Deleted again, it waits under Recently deleted, after a reload too, and is restored', async () => {
    await page.goto('/logbook');
    await row.click();
    await page.getByRole('button', { name: 'Delete pass' }).click();
    await backToLogBook(page);
    await expect(row).toHaveCount(0);
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await pressTool(page, 'Recently deleted');
    const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
    await expect(deleted.getByText('30 days left')).toBeVisible();
    await expectAccessible(page);
    await deleted.getByRole('button', { name: /^Restore 11\.237 of ’69 Nova/ }).click();
    await expect(deleted.getByText(/^No deleted passes\./)).toBeVisible();
    await deleted.getByRole('button', { name: 'Close' }).first().click();
    await expect(row).toHaveAccessibleName(/11\.237$/);
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(row).toHaveAccessibleName(/11\.237$/);
  });
});

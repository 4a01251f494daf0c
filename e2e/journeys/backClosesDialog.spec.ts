import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

test('Back closes a dialog and the sheet of more pages, and leaves the page where none is open @all', async ({
  page,
}) => {
  await signInSomeone(page);
  await addVehicle(page, '’69 Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/about');
  await page.getByRole('link', { name: 'Log Book' }).first().click();
  await expect(page).toHaveURL('/logbook');
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const open = async () => {
    await page.getByRole('button', { name: 'Log a pass' }).first().click();
    await expect(dialog.getByRole('textbox', { name: '60 ft', exact: true })).toBeVisible();
  };

  await test.step('Back closes the dialog, and the page stays', async () => {
    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/logbook');
  });

  await test.step('Back closes the sheet of more pages too', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More pages' });
    await expect(more.getByRole('link', { name: 'Settings' })).toBeVisible();
    await page.goBack();
    await expect(more).toBeHidden();
    await expect(page).toHaveURL('/logbook');
  });

  await test.step('A dialog that was closed by its own button is not in the way of Back', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    // The app takes some milliseconds to step back over the dialog's entry: a test can be faster.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('layers');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

import { expectAccessible } from '../kit/accessibility';
import { storedOf } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { liftLogBooks } from '../kit/season';
import { addLocation, addVehicle, slip, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('an app older than the stored data goes on working, and says what it could not write @all', async ({
  page,
}) => {
  const { email } = await signInSomeone(page);
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const logPass = async (et: string): Promise<void> => {
    await typeSlip(page, { ...slip, '1/4 ET': et });
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('Given a log book that a newer app has written to since', async () => {
    await addVehicle(page, 'Duster');
    await addLocation(page, 'Great Lakes Dragaway');
    await page.goto('/logbook');
    await logPass('11.241');
    await expect(page.getByRole('main').getByText('11.241')).toBeVisible();
    await expect(page.getByText('All sent')).toBeVisible();
    await liftLogBooks(email);
  });

  await test.step('After a reload it is read as before', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText('11.241')).toBeVisible();
  });

  await test.step('Another pass is refused, kept, and the reason told', async () => {
    await logPass('11.262');
    await expect(page.getByText('The server refused a change. It is safe on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Show' }).click();
    const list = page.getByRole('dialog', { name: 'Not sent yet' });
    await expect(list).toContainText('Pass of Duster');
    await expect(list).toContainText('this app is too old for your data. It is stored on this device.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('The message of another one leaves the actions of an open list free', async () => {
    await logPass('11.283');
    const message = page.getByText('The server refused a change. It is safe on this device.');
    await expect(message).toBeVisible();
    await page.getByRole('banner').getByText('2 refused').click();
    const close = page.getByRole('dialog', { name: 'Not sent yet' }).getByRole('button', { name: 'Close' });
    for (const height of [900, 800, 700, 600, 500]) {
      await page.setViewportSize({ width: 360, height });
      await close.click({ trial: true, timeout: 5000 });
    }
    await close.click();
    await expect(message).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('All else is written', async () => {
    await addVehicle(page, 'Charger');
    await expect.poll(() => storedOf(email)).toContain('Charger');
    await expect(page.getByText('2 refused')).toBeVisible();
  });
});

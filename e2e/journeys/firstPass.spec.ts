import { register, someone, untilOfflineReady, verify } from '../kit/racer';
import { addLocation, addVehicle, slip, typeSlip } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('a racer registers, logs a pass and gets a prediction, and all of it works again without a network', async ({
  page,
  context,
  declareFault,
}) => {
  const racer = someone();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  const predicted = page
    .getByRole('main')
    .getByText(/^1[01]\.\d{3}$/)
    .first();

  await test.step('Given a new racer who verifies the address', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start 14 free days' }).click();
    await register(page, racer);
    await verify(page, racer);
    await expect(page).toHaveURL('/');
  });

  await test.step('With a vehicle and a location', async () => {
    await addVehicle(page, '’69 Nova');
    await addLocation(page, 'Great Lakes Dragaway');
  });

  await test.step('When a pass is logged, its weather fills itself in', async () => {
    await page.goto('/logbook');
    await typeSlip(page);
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText(slip['1/4 ET'])).toBeVisible();
  });

  await test.step('Then there is a prediction with its interval', async () => {
    await page.goto('/predictions');
    await expect(predicted).toBeVisible();
    await expect(page.getByText(/80 % of passes between/)).toBeVisible();
  });

  await test.step('And it is still there after a reload, stored by the server', async () => {
    await expect(page.getByText('All sent')).toBeVisible();
    await page.reload();
    await expect(predicted).toBeVisible();
    await untilOfflineReady(page);
  });

  await test.step('When the network is cut, the racer keeps working', async () => {
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await expect(page).toHaveURL('/offline');
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Predictions' }).first().click();
    await expect(predicted).toBeVisible();
  });

  await test.step('And logs another pass, which waits to be sent', async () => {
    await page.getByRole('link', { name: 'Log Book' }).first().click();
    await typeSlip(page, { ...slip, '1/4 ET': '11.262' });
    // The session remembers the reports of the last day.
    await expect(dialog.getByText(/Weather at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save pass' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('11.262')).toBeVisible();
    await expect(page.getByText('Offline · 1 to send')).toBeVisible();
  });

  await test.step('And after a reload without a network all of it is there', async () => {
    await page.reload();
    await expect(page.getByRole('main').getByText('11.262')).toBeVisible();
    await expect(page.getByText('Offline · 1 to send')).toBeVisible();
    await page.goto('/predictions');
    await expect(predicted).toBeVisible();
  });

  await test.step('Then, back online, it is sent', async () => {
    await context.setOffline(false);
    await expect(page.getByText('All sent')).toBeVisible({ timeout: 30_000 });
  });
});

import { stationReports, weatherUrl } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { addLocation, addVehicle, slip, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

const weather = new RegExp(weatherUrl().replaceAll('.', '\\.'));

test('missing and impossible numbers get their own sentence each, and nothing is saved @all', async ({
  page,
}) => {
  await signInSomeone(page);
  await page.goto('/vehicles');
  await page.getByRole('button', { name: 'Add vehicle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Vehicle' });
  await dialog.getByLabel(/^Race weight with driver/).fill('99999999');
  await dialog.getByRole('button', { name: 'Save vehicle' }).click();
  await expect(dialog.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Race weight with driver/)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Your vehicles' })).toHaveCount(0);
});

test('a weather service that answers nothing gets a sentence at its place, and the slip stays typed @all', async ({
  page,
  declareFault,
}) => {
  await signInSomeone(page);
  await addVehicle(page, 'Duster');
  declareFault({ url: weather, status: 'offline' });
  // The card of a track asks for its weather too, and the form would use that answer.
  await page.route(stationReports, (route) => route.abort());
  await addLocation(page, 'Byron Dragway');
  await page.goto('/logbook');
  await typeSlip(page);
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await expect(dialog.getByText(/weather service cannot be reached/)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '1/4 ET', exact: true })).toHaveValue(slip['1/4 ET']);
  await page.unroute(stationReports);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText(/Weather at/)).toBeVisible();
});

test('a slip whose times fall is refused with a sentence, and a reload opens the form again with its draft @all', async ({
  page,
}) => {
  await signInSomeone(page);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Byron Dragway');
  await page.goto('/logbook');
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  await expect(dialog.getByRole('textbox', { name: '60 ft' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log a pass' }).first()).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(dialog, 'a form that nobody typed into stays closed').toBeHidden();
  await typeSlip(page, { ...slip, '330 ft': '1.2' });
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(dialog.getByRole('textbox', { name: '330 ft' })).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(dialog.getByText('Unsaved draft')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '60 ft' })).toHaveValue(slip['60 ft']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

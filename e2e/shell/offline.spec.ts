import { signInSomeone, untilOfflineReady } from '../kit/racer';
import { holdRequests } from '../kit/holdRequests';
import { addLocation, addVehicle, savePass, slip, typeSlip } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('pages never opened before work without a network after one visit', async ({
  page,
  context,
  declareFault,
}) => {
  await signInSomeone(page);
  await untilOfflineReady(page);
  declareFault(withoutNetwork);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  await page.goto('/logbook');
  await expect(page.getByRole('heading', { name: 'Log Book', level: 1 })).toBeVisible();
});

test('with a form open the app does not leave when the network goes, and nothing typed is lost @all', async ({
  page,
  context,
  declareFault,
}) => {
  await signInSomeone(page);
  await page.goto('/vehicles');
  await page.getByRole('button', { name: 'Add vehicle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Vehicle' });
  await dialog.getByLabel(/^Name/).fill('Duster');
  declareFault(withoutNetwork);
  await context.setOffline(true);
  await expect(
    page.getByRole('status', { includeHidden: true }).filter({ hasText: /^Offline/ }),
  ).toBeVisible();
  await expect(page).toHaveURL('/vehicles');
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Duster');
});

test('on a network that carries nothing the data open all the same, and what is saved stands in its list', async ({
  page,
}) => {
  await signInSomeone(page);
  const release = await holdRequests(page, /accounts:lookup|securetoken/);
  // Without a limit the sign-in would wait 30 s.
  await addVehicle(page, 'Duster');
  release();
});

test('a log book that does not come is said within seconds, and a pass is logged all the same @all', async ({
  page,
  declareFault,
}) => {
  // Firestore asks for it where a request takes long, to see whether there is a network.
  declareFault({ url: /cleardot\.gif/, status: 'offline' });
  await signInSomeone(page);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Great Lakes Dragaway');
  await expect(page.getByText('All sent')).toBeVisible();
  const release = await holdRequests(page, /Firestore\/(Listen|Write)\//);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('holeshot.synced.')) localStorage.removeItem(key);
  });
  await page.goto('/logbook');
  await expect(page.getByText(/^Nothing of your log book is on this device yet/)).toBeVisible();
  const chip = page.getByRole('button', { name: 'Log book not here' });
  await expect(chip).toBeVisible();
  await typeSlip(page);
  await savePass(page.getByRole('dialog', { name: 'Pass', exact: true }));
  await expect(page.getByRole('link', { name: `Open the pass of` })).toContainText(slip['1/4 ET']);
  release();
  await expect(chip).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText('All sent')).toBeVisible({ timeout: 60_000 });
});

test('the Offline screen that is loaded with a network leads on @all', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByText('The network is back.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
});

test('back online the app leaves the Offline screen by itself @all', async ({
  page,
  context,
  declareFault,
}) => {
  await signInSomeone(page);
  declareFault(withoutNetwork);
  await context.setOffline(true);
  await expect(page).toHaveURL('/offline');
  await context.setOffline(false);
  await expect(page).toHaveURL('/');
});

import { endAccess } from '../kit/emulators';
import { register, someone, verify } from '../kit/racer';
import { addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

test.use({ viewport: { width: 768, height: 1024 } });

test('from the first day of the trial to a subscription that is canceled again', async ({ page }) => {
  const racer = someone();
  const bar = page.getByRole('banner');
  const access = page.getByRole('region', { name: 'Your access' });

  await test.step('Who asks for a page signed out registers, verifies and lands there, in the trial', async () => {
    await page.goto('/vehicles');
    await expect(page).toHaveURL('/signin');
    await page.getByRole('link', { name: 'Register a new account' }).click();
    await register(page, racer);
    await verify(page, racer);
    await expect(page).toHaveURL('/vehicles');
    await expect(bar.getByText('14 days of trial left')).toBeVisible();
  });

  await test.step('When the trial is over, an edit leads to the subscription', async () => {
    await addVehicle(page, 'Duster');
    await expect(page.getByText('All sent')).toBeVisible();
    await endAccess(racer.email);
    await expect(bar.getByRole('link', { name: 'Read-only' })).toBeVisible();
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    const needed = page.getByRole('dialog', { name: 'Subscription Needed' });
    await expect(needed).toContainText(
      'This feature requires an active subscription. Please subscribe to access it.',
    );
    await needed.getByRole('link', { name: 'Subscription Options' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(access).toContainText('Your trial has ended.');
  });

  await test.step('The next start leads there once, and then no more', async () => {
    await page.goto('/vehicles');
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByRole('alert')).toContainText('Your trial has ended.');
    await expect(page.getByText('All sent')).toBeVisible();
    await page.goto('/vehicles');
    await expect(page.getByText('Duster')).toBeVisible();
    await expect(page).toHaveURL('/vehicles');
    await bar.getByRole('link', { name: 'Read-only' }).click();
  });

  await test.step('Back from the payment leads to the subscription as it was', async () => {
    await page.getByRole('button', { name: 'Subscribe for $4.99' }).click();
    await expect(page.getByRole('button', { name: 'Pay fails' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/subscription');
    await expect(access).toContainText('Your trial has ended.');
  });

  await test.step('A payment that fails and is called off changes nothing', async () => {
    await page.getByRole('button', { name: 'Subscribe for $4.99' }).click();
    await page.getByRole('button', { name: 'Pay fails' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined. Nothing was paid.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was paid and nothing has changed.');
    await expect(page).toHaveURL('/subscription');
    await expect(access).toContainText('Your trial has ended.');
  });

  await test.step('Once it is paid the racer is back and writes again', async () => {
    await page.getByRole('button', { name: 'Subscribe for $4.99' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Thank you.');
    await expect(access).toContainText('It renews on');
    await expect(bar.getByRole('link', { name: 'Read-only' })).toHaveCount(0);
    await expect(bar.getByText(/of trial left/)).toHaveCount(0);
    await addVehicle(page, 'Charger');
    await expect(page.getByText('All sent')).toBeVisible();
  });

  await test.step('Canceled for the end of the period, it says until when it lasts', async () => {
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Manage or cancel' }).click();
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await expect(page.getByText(/Ends on/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to Holeshot' }).click();
    await expect(access).toContainText('Your subscription is canceled. You can log and change');
    await expect(page.getByRole('button', { name: 'Manage or resume' })).toBeVisible();
  });
});

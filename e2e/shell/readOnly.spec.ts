import { endAccess } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { expect, test } from '../kit/test';

test('a racer whose trial ends in the middle of a form is told so at saving, and the form keeps what was typed', async ({
  page,
}) => {
  const racer = await signInSomeone(page);
  await expect(page.getByText('Read-only')).toHaveCount(0);
  await page.goto('/vehicles');
  const add = page.getByRole('button', { name: 'Add vehicle' }).first();
  await add.click();
  const form = page.getByRole('dialog', { name: 'Vehicle' });
  await form.getByLabel(/^Name/).fill('Duster');
  await endAccess(racer.email);
  await expect(page.getByRole('link', { name: 'Read-only', includeHidden: true })).toBeVisible();
  await form.getByRole('button', { name: 'Save vehicle' }).click();

  const needed = page.getByRole('dialog', { name: 'Subscription Needed' });
  await expect(needed).toContainText('This feature requires an active subscription.');
  await page.keyboard.press('Escape');
  await expect(needed).toBeHidden();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Duster');

  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await add.click();
  await needed.getByRole('link', { name: 'Subscription Options' }).click();
  await expect(page).toHaveURL('/subscription');
});

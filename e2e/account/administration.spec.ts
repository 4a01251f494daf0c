import { makeAdmin } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

test('an admin writes to a racer, who reads it without a reload, and sets how many vehicles the racer may have @all', async ({
  page,
  otherPhone,
}) => {
  const admin = await signInSomeone(page);
  const phone = await otherPhone();
  const racer = await signInSomeone(phone);
  await addVehicle(phone, 'Duster');

  await test.step('Nobody but admins is offered administration', async () => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Debugging' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Administration/ })).toHaveCount(0);
    await makeAdmin(admin.email);
    await expect(page.getByRole('heading', { name: 'Administration: users' })).toBeVisible();
  });

  await test.step('The notification arrives while the racer looks on, and is read', async () => {
    const form = page.getByRole('form', { name: 'Notification' });
    await form.getByText('One user').click();
    await form.getByLabel('Address of the receiver').fill(racer.email);
    await form.getByLabel('Title').fill('Rain on Saturday');
    await form.getByLabel('Message').fill('The gates open at noon.');
    await form.getByRole('button', { name: 'Send to one user' }).click();
    await expect(form.getByText('Sent to 1 user.')).toBeVisible();

    await phone.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog).toContainText('The gates open at noon.');
    await dialog.getByRole('button', { name: 'Mark Rain on Saturday as read' }).click();
    await expect(dialog).toContainText('Nothing new.');
    await phone.keyboard.press('Escape');
    await expect(phone.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
  });

  await test.step('The limit counts at once', async () => {
    await page.getByLabel('Address of the user').fill(racer.email);
    await page.getByRole('button', { name: 'Find' }).click();
    const found = page.getByRole('group', { name: racer.email });
    await expect(found.getByText('1 of 5')).toBeVisible();
    await found.getByLabel('Most vehicles').fill('1');
    await found.getByRole('button', { name: 'Set the limit' }).click();
    await expect(found.getByText('1 of 1')).toBeVisible();

    await phone.getByRole('button', { name: 'Add vehicle' }).first().click();
    await expect(phone.getByRole('dialog', { name: 'Vehicle' })).toContainText(
      'Your account holds 1 vehicle, and you have 1.',
    );
  });
});

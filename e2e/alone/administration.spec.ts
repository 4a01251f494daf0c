import { letRegister, makeAdmin } from '../kit/emulators';
import { signInSomeone } from '../kit/racer';
import { expect, test } from '../kit/test';

test.afterEach(() => letRegister('everyone'));

test('an admin closes and opens registration, and writes to everyone; both are seen without a reload @all', async ({
  page,
  otherPhone,
}) => {
  const admin = await signInSomeone(page);
  await makeAdmin(admin.email);
  const visitor = await otherPhone();
  const racer = await otherPhone();
  await visitor.goto('/register');
  await expect(visitor.getByLabel('First name')).toBeVisible();
  await signInSomeone(racer);
  await page.goto('/settings');
  const registration = page.getByRole('form', { name: 'Registration' });

  await test.step('Closed, the form is gone', async () => {
    await registration.getByText('Nobody').click();
    await registration.getByRole('button', { name: 'Save registration' }).click();
    await expect(visitor.getByText('Registration is closed for now.')).toBeVisible();
  });

  await test.step('For the invited, it says which address counts', async () => {
    await registration.getByText('Invited', { exact: true }).click();
    await registration.getByLabel('Invited addresses').fill('alex@holeshot.test');
    await registration.getByRole('button', { name: 'Save registration' }).click();
    await expect(visitor.getByText(/Use the invited address/)).toBeVisible();
  });

  await test.step('Open again, the words are gone', async () => {
    await registration.getByText('Everyone').click();
    await registration.getByRole('button', { name: 'Save registration' }).click();
    await expect(visitor.getByText(/by invitation only/)).toBeHidden();
    await expect(visitor.getByLabel('First name')).toBeVisible();
  });

  await test.step('A message to everyone reaches the racer and the admin', async () => {
    const form = page.getByRole('form', { name: 'Notification' });
    await form.getByLabel('Title').fill('New season');
    await form.getByLabel('Message').fill('See you at the strip.');
    await form.getByRole('button', { name: 'Send to everyone' }).click();
    await expect(form.getByText(/^Sent to \d+ users\.$/)).toBeVisible();
    for (const reader of [racer, page])
      await expect(reader.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  });
});

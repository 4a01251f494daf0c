import { readFile } from 'node:fs/promises';
import { storedOf } from '../kit/emulators';
import { holdRequests } from '../kit/holdRequests';
import { fillSignIn, signInSomeone, signOut, untilSeeded } from '../kit/racer';
import { addVehicle } from '../kit/screens';
import { expect, test } from '../kit/test';

const writes = /Firestore\/Write\//;

test('signing out while the server takes nothing asks: it is exported, called off, or sent first', async ({
  page,
  declareFault,
}) => {
  // Firestore fetches it during a long request, to see whether there is a network.
  declareFault({ url: /cleardot\.gif/, status: 'offline' });
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  const release = await holdRequests(page, writes);
  await addVehicle(page, 'Duster');
  await page.getByRole('link', { name: /^Profile of/ }).click();
  const leave = page.getByRole('button', { name: 'Sign out' });
  const asked = page.getByRole('dialog', { name: '1 change not sent yet' });

  await test.step('Exported, it is in a file', async () => {
    await leave.click();
    const download = page.waitForEvent('download');
    await asked.getByRole('button', { name: 'Export to a file' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Duster');
  });

  await test.step('Called off, the racer is still signed in', async () => {
    await asked.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(asked).toBeHidden();
    await expect(leave).toBeEnabled();
  });

  await test.step('Sent, it is on the server, and the racer is signed out', async () => {
    await leave.click();
    await asked.getByRole('button', { name: 'Send, then sign out' }).click();
    await expect(asked.getByRole('button', { name: 'Sending 1 change…' })).toBeDisabled();
    release();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await storedOf(racer.email)).toContain('Duster');
  });
});

test('signing out in one tab signs out the other, and signing in likewise @all', async ({
  page,
  context,
}) => {
  const racer = await signInSomeone(page);
  const other = await context.newPage();
  await other.goto('/vehicles');
  await expect(other.getByText('Add the car or bike you race')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL('/signin');
  await expect(other.getByRole('button', { name: 'Add vehicle' })).toHaveCount(0);
  await page.goto('/signin');
  await fillSignIn(page, racer);
  await expect(other.getByRole('link', { name: /^Profile of/ })).toBeVisible();
});

import type { Page } from 'playwright/test';
import { notify, uidOf } from '../kit/emulators';
import { fillSignIn, signInSomeone, untilSeeded } from '../kit/racer';
import { giveSeason, pathsOf } from '../kit/season';
import { expect, test } from '../kit/test';

/** Returns all that this device stores, as text: every database, and both storages. */
const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('not readable'));
      });
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        stored.push(name, store, await asked(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(stored);
  });

test('a deleted account is gone: from the server, from the screen and from the device', async ({
  page,
  declareFault,
}) => {
  declareFault({ url: /identitytoolkit\.googleapis\.com/, status: 400 });
  const racer = await signInSomeone(page);
  const uid = await uidOf(racer.email);

  await test.step('Given a racer with a season, a message and a form left half-filled', async () => {
    await untilSeeded(page, racer);
    await giveSeason(racer.email);
    await notify(racer.email, 'Rain on Saturday', 'The gates open at noon.');
    await page.goto('/logbook');
    await expect(page.getByRole('link', { name: /^Open the pass of/ }).first()).toBeVisible();
    await page.goto('/vehicles');
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/).fill('Charger');
    await page.keyboard.press('Escape');
    expect(await storedOnDevice(page)).toContain('Gas dragster');
    expect(await pathsOf(uid, racer.email)).toHaveLength(3);
  });

  await test.step('Deleted, the racer is signed out, on the page of a visitor', async () => {
    await page.getByRole('link', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel('Your email address').fill(racer.email);
    await page.getByLabel('Your password', { exact: true }).fill(racer.password);
    await page.getByRole('button', { name: 'Delete everything for good' }).click();
    await expect(page.getByRole('link', { name: 'Start 14 free days' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('Nothing is left on the server', async () => {
    expect(await pathsOf(uid, racer.email)).toEqual([]);
    await page.goto('/signin');
    await fillSignIn(page, racer);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  });

  await test.step('Nor on the device', async () => {
    const stored = await storedOnDevice(page);
    for (const word of [uid, 'Gas dragster', 'Charger', 'Rain on Saturday'])
      expect(stored, `${word} is gone`).not.toContain(word);
  });
});

import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { makeVerifiedAccount, notify, storedOf } from '../kit/emulators';
import {
  fillSignIn,
  signIn,
  signInSomeone,
  signOut,
  someone,
  untilOfflineReady,
  untilSeeded,
} from '../kit/racer';
import { giveSeason } from '../kit/season';
import { addVehicle } from '../kit/screens';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 320, height: 700 } });

/** Notes from the first paint of every page whether these words stood on the screen at any moment. */
const watchFor = async (page: Page, words: readonly string[]): Promise<() => Promise<string[]>> => {
  const seen: string[] = [];
  await page.exposeFunction('noteSeen', (word: string) => seen.push(word));
  await page.addInitScript((wanted) => {
    const look = () => {
      for (const word of wanted)
        if (document.documentElement.innerHTML.includes(word))
          (window as unknown as { noteSeen: (seen: string) => void }).noteSeen(word);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  return async () => {
    await page.evaluate(() => undefined);
    return seen;
  };
};

test('a second racer on the same phone sees nothing of the first, who finds everything again', async ({
  page,
}) => {
  const second = someone();
  await makeVerifiedAccount(second);
  const first = await signInSomeone(page);

  await test.step('Given a racer with a season, a message and a form left half-filled', async () => {
    await untilSeeded(page, first);
    await giveSeason(first.email);
    await notify(first.email, 'Rain on Saturday', 'The gates open at noon.');
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await page.goto('/logbook');
    await expect(page.getByRole('link', { name: /^Open the pass of/ }).first()).toBeVisible();
    await page.goto('/vehicles');
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/).fill('Charger');
    await page.keyboard.press('Escape');
    await signOut(page);
  });

  await test.step('The second finds an app of their own on every page, from the first paint on', async () => {
    const seen = await watchFor(page, [
      'Gas dragster',
      'Bristol',
      'Charger',
      'Rain on Saturday',
      first.email,
    ]);
    await page.goto('/signin');
    await fillSignIn(page, second);
    await expect(page.getByRole('button', { name: 'Notifications, none unread' })).toBeVisible();
    await page.goto('/vehicles');
    await expect(page.getByText('Add the car or bike you race')).toBeVisible();
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.goto('/logbook');
    await expect(page.getByText('Add the car or bike you race first.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
    expect(await seen()).toEqual([]);
    await signOut(page);
  });

  await test.step('The first comes back to what was left', async () => {
    await signIn(page, first);
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await page.goto('/vehicles');
    await expect(page.getByRole('main').getByText('Gas dragster')).toBeVisible();
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/)).toHaveValue('Charger');
  });
});

test('a racer who clears a shared phone leaves nothing on it, and finds everything on the server', async ({
  page,
}) => {
  const second = someone();
  await makeVerifiedAccount(second);
  const first = someone();
  await makeVerifiedAccount(first);
  const leftOnPhone = () =>
    page.evaluate(async () => {
      const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
      return { stored, caches: await caches.keys() };
    });

  await test.step('Given a racer who ticked Shared device, with a season and a form left half-filled', async () => {
    await page.goto('/signin');
    await page.getByRole('checkbox', { name: 'Shared device' }).check();
    await fillSignIn(page, first);
    await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
    await untilSeeded(page, first);
    await giveSeason(first.email);
    await page.goto('/vehicles');
    await expect(page.getByRole('main').getByText('Gas dragster')).toBeVisible();
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/).fill('Charger');
    await page.keyboard.press('Escape');
  });

  await test.step('Signing out clears the phone', async () => {
    await page.getByRole('link', { name: /^Profile of/ }).click();
    await expect(page.getByText('All sent')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const asked = page.getByRole('dialog', { name: 'Sign out' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Clear this device and sign out' }).click();
    await expect(page.getByText('this device has none of your data')).toBeVisible();
    // Firestore's own copy is gone with this mark.
    await expect.poll(async () => (await leftOnPhone()).stored).not.toContain('emptyCopy');
    const { stored, caches } = await leftOnPhone();
    for (const word of ['Gas dragster', 'Bristol', 'Charger', first.email])
      expect(stored).not.toContain(word);
    expect(caches).not.toContain('holeshot-shared');
  });

  await test.step('The second sees an empty app, and is not asked about a shared phone', async () => {
    const seen = await watchFor(page, ['Gas dragster', 'Bristol', 'Charger', first.email]);
    await page.goto('/signin');
    await expect(page.getByRole('checkbox', { name: 'Shared device' })).not.toBeChecked();
    await fillSignIn(page, second);
    await expect(page.getByRole('link', { name: /^Profile of/ })).toBeVisible();
    await page.goto('/vehicles');
    await expect(page.getByText('Add the car or bike you race')).toBeVisible();
    expect(await seen()).toEqual([]);
    await untilSeeded(page, second);
    await signOut(page);
  });

  await test.step('The first finds the season again, and no half-filled form', async () => {
    await signIn(page, first);
    await page.goto('/vehicles');
    await expect(page.getByRole('main').getByText('Gas dragster')).toBeVisible();
    await page.getByRole('button', { name: 'Add vehicle' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Vehicle' }).getByLabel(/^Name/)).toHaveValue('');
  });
});

test('without a network a racer stays signed in; what stays on the phone at signing out is sent at the next sign-in @all', async ({
  page,
  context,
  declareFault,
}) => {
  const second = someone();
  await makeVerifiedAccount(second);
  const first = await signInSomeone(page);
  await untilSeeded(page, first);
  await untilOfflineReady(page);
  await expect(page.getByText('All sent')).toBeVisible();

  await test.step('Without a network a vehicle is added, and is there after a reload', async () => {
    declareFault(withoutNetwork);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Keep working offline' }).click();
    await addVehicle(page, 'Duster');
    await page.reload();
    await expect(page.getByRole('main').getByText('Duster')).toBeVisible();
    await page.getByRole('button', { name: 'Offline · 1 to send' }).click();
    await expect(page.getByRole('dialog', { name: 'Not sent yet' })).toContainText('Vehicle Duster');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('Signing out says so, and keeps it where the racer wants', async () => {
    await page.getByRole('link', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    const asked = page.getByRole('dialog', { name: '1 change not sent yet' });
    await expect(asked.getByRole('button', { name: 'Send, then sign out' })).toBeDisabled();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Keep on this device and sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('Who signs in next neither sees nor sends it', async () => {
    await context.setOffline(false);
    await signIn(page, second);
    await page.goto('/vehicles');
    await expect(page.getByText('Add the car or bike you race')).toBeVisible();
    await untilSeeded(page, second);
    expect(await storedOf(first.email)).not.toContain('Duster');
    await signOut(page);
  });

  await test.step('The first comes back, and it is sent', async () => {
    await signIn(page, first);
    await page.goto('/vehicles');
    await expect(page.getByRole('main').getByText('Duster')).toBeVisible();
    await expect.poll(() => storedOf(first.email)).toContain('Duster');
    await expect(page.getByText('All sent')).toBeVisible();
  });
});

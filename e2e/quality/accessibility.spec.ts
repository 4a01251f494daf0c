import type { Page } from 'playwright/test';
import { expectAccessible } from '../kit/accessibility';
import { endAccess, makeAccount, makeAdmin, notify, storeSubscription } from '../kit/emulators';
import { demoRacer, fillSignIn, signIn, signInSomeone, someone } from '../kit/racer';
import { expect, test } from '../kit/test';

const publicRoutes = [
  '/signin',
  '/register',
  '/forgot-password',
  '/subscription',
  '/offline',
  '/no-such-page',
];
const racerRoutes = [
  '/',
  '/logbook',
  '/race-day',
  '/predictions',
  '/lanes',
  '/vehicles',
  '/locations',
  '/profile',
  '/settings',
  '/subscription',
];

// The narrowest screen: a page that fits here scrolls sideways nowhere.
test.use({ viewport: { width: 320, height: 700 } });

const expectEachAccessible = async (page: Page, routes: string[]): Promise<void> => {
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /loading|working out/i })).toHaveCount(0);
      await expectAccessible(page);
    });
  }
};

test('every public route is accessible, in both themes and at 320 px @all', async ({ page }) => {
  await expectEachAccessible(page, publicRoutes);
  await test.step('/email-verification', async () => {
    const racer = someone();
    await makeAccount(racer);
    await page.goto('/signin');
    await fillSignIn(page, racer);
    await expect(page.getByText(racer.email)).toBeVisible();
    await expect(page).toHaveURL('/email-verification');
    await expectAccessible(page);
  });
});

for (const width of [320, 360]) {
  test(`each page of a visitor is accessible to its end, in both themes and at ${width} px @all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [route, last] of [
      ['/', 'everything included'],
      ['/getting-started', 'Before you leave for the track'],
      ['/feature-guide', 'What it does not do'],
      ['/about', 'Version'],
      ['/privacy', 'After an account is deleted'],
      ['/proof', 'Signed call'],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect(page.locator('#public')).toHaveCount(0);
        await page.getByRole('heading', { name: last }).scrollIntoViewIfNeeded();
        await expectAccessible(page);
      });
    }
  });

  test(`the promo page is accessible in both schemes and at ${width} px @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/promo/');
      await expectAccessible(page);
    }
  });
}

test('every route of a racer with a season is accessible, in both themes and at 320 px @all', async ({
  page,
}) => {
  await signIn(page, demoRacer);
  await expectEachAccessible(page, racerRoutes);
  await test.step('/logbook/pass', async () => {
    await page.goto('/logbook');
    await page
      .getByRole('link', { name: /^Open the pass of/ })
      .first()
      .click();
    await expect(page.getByRole('table')).toHaveCount(2);
    await expectAccessible(page);
  });
  await test.step('/back-test, with its bars and its table', async () => {
    await page.goto('/back-test');
    await expect(page.getByRole('img', { name: /^Mean miss: Holeshot/ })).toBeVisible({ timeout: 30_000 });
    await page.getByText('The numbers', { exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the dialogs are accessible, in both themes and at 320 px', async ({ page }) => {
  await signIn(page, demoRacer);
  for (const [route, button] of [
    ['/vehicles', 'Add vehicle'],
    ['/locations', 'Add location'],
    ['/logbook', 'Log a pass'],
  ] as const) {
    await test.step(route, async () => {
      await page.goto(route);
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Save/ }).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('custom fields, notifications and administration are accessible, in both themes and at 320 px @all', async ({
  page,
}) => {
  const { email } = await signInSomeone(page);
  await makeAdmin(email);
  await notify(email, 'Rain on Saturday', 'The gates open at noon.');
  await page.goto('/settings');

  await test.step('administration', async () => {
    await page.getByLabel('Address of the user').fill(email);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('group', { name: email })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('custom fields', async () => {
    await page.getByRole('button', { name: 'Manage custom fields' }).click();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Launch rpm');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save field' }).click();
    await expect(page.getByRole('button', { name: 'Edit Launch rpm' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('notifications', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('The gates open');
    await expectAccessible(page);
  });
});

test('Subscription is accessible however the racer stands, in both themes and at 320 px @all', async ({
  page,
}) => {
  const { email } = await signInSomeone(page);
  const states: [string, () => Promise<void>][] = [
    ['Your trial is running.', () => Promise.resolve()],
    ['Your trial has ended.', () => endAccess(email)],
    ['It renews on', () => storeSubscription(email, { status: 'active' })],
    ['Your subscription is canceled.', () => storeSubscription(email, { status: 'active', canceled: true })],
    ['The last payment failed.', () => storeSubscription(email, { status: 'past_due' })],
    ['Your subscription has ended.', () => storeSubscription(email, { status: 'canceled' })],
  ];
  await page.goto('/subscription');
  for (const [words, begin] of states) {
    await test.step(words, async () => {
      await begin();
      await expect(page.getByRole('region', { name: 'Your access' })).toContainText(words);
      await expectAccessible(page);
    });
  }
});

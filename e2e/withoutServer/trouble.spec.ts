import type { Page } from 'playwright/test';
import { editPass, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

const passes = (page: Page) => page.getByRole('link', { name: /^Open the pass of/ });
const logged = (page: Page) => page.getByRole('link', { name: /^Open the pass of .*11\.241$/ });
const told = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });

/** Expects the trouble's message, and again at a touch of its chip in the app bar. */
const expectTold = async (page: Page, short: string, words: RegExp): Promise<void> => {
  const chip = page.getByRole('banner').getByRole('button', { name: short });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(told(page, words)).toBeVisible();
};

/** Fails as a browser does that blocks site data. */
const denyStorage = (): void => {
  const deny = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(window, 'localStorage', { get: deny });
  IDBFactory.prototype.open = deny;
};

/** Fails as a database does whose files are broken. */
const breakDatabase = (): void => {
  IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    Object.defineProperty(request, 'error', {
      value: new DOMException('Internal error opening backing store', 'UnknownError'),
    });
    setTimeout(() => {
      const failure = new Event('error');
      request.dispatchEvent(failure);
      (request as unknown as IDBOpenDBRequest).onerror?.(failure);
    });
    return request as IDBOpenDBRequest;
  };
};

const begin = async (page: Page): Promise<void> => {
  await page.goto('/logbook');
  await expect(passes(page).first()).toBeVisible();
  // The newest come first; this fault comes after the start.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ passes$/ })).toBeVisible();
};

for (const [what, script] of [
  ['blocks all site data', denyStorage],
  ['cannot open its database', breakDatabase],
] as const) {
  test(`a browser that ${what} shows the app, lets it work, and is told to store nothing`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await begin(page);
    await expectTold(
      page,
      'Nothing stored',
      /closing this page loses every change that is not sent.*Allow site data/,
    );
    await typeSlip(page);
    await page.getByRole('button', { name: 'Save pass' }).click();
    await expect(logged(page)).toBeVisible();
  });
}

test('a pass that finds no room is kept in hand, said, and stored once there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const device = window as unknown as { isFull?: boolean };
    const methods = IDBDatabase.prototype as unknown as {
      transaction: (...asked: [names: string, mode?: IDBTransactionMode]) => IDBTransaction;
    };
    const open = methods.transaction;
    // A full database takes every request, and fails all of them at the end.
    methods.transaction = function (this: IDBDatabase, ...asked) {
      const transaction = open.apply(this, asked);
      if (device.isFull !== true || asked[1] !== 'readwrite') return transaction;
      const error = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      Object.defineProperty(transaction, 'error', { value: error });
      Object.defineProperty(transaction, 'oncomplete', { set: () => undefined, get: () => null });
      transaction.addEventListener('complete', () => {
        transaction.onabort?.(new Event('abort'));
      });
      return transaction;
    };
  });
  await begin(page);
  const setFull = (isFull: boolean) =>
    page.evaluate((now) => void Object.assign(window, { isFull: now }), isFull);

  await setFull(true);
  await typeSlip(page);
  await page.getByRole('button', { name: 'Save pass' }).click();
  await expectTold(page, 'Storage full', /no room left.*Earlier changes are safe/);
  await page.getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/device had no room for it/)).toBeVisible();
  await setFull(false);
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner').getByText('On this device only')).toBeVisible();
  await expect(logged(page)).toBeVisible();
  await page.reload();
  await expect(logged(page)).toBeVisible();
});

test('a clock that is a year ahead is said', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 400 * 86_400_000);
  await begin(page);
  await expectTold(page, 'Clock wrong', /1 year ahead.*Set the clock/);
});

test('a storage that is cleared under the open app is said, and what was typed survives the reload', async ({
  page,
  context,
}) => {
  await begin(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await expectTold(page, 'Storage cleared', /cleared the data of Holeshot/);
  await typeSlip(page);
  await page.getByRole('button', { name: 'Save pass' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  await expect(dialog.getByText(/Reload this page, then save it again/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('On this device only')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '1/4 ET', exact: true })).toHaveValue('11.241');
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(logged(page)).toBeVisible();
});

test('two tabs show each other what is logged', async ({ page, context }) => {
  const other = await context.newPage();
  await begin(page);
  await begin(other);
  await typeSlip(page);
  await page.getByRole('button', { name: 'Save pass' }).click();
  await expect(logged(other)).toBeVisible();
  await editPass(logged(other));
  const dialog = other.getByRole('dialog', { name: 'Pass', exact: true });
  await dialog.getByRole('textbox', { name: '1/4 ET', exact: true }).fill('11.237');
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await expect(page.getByRole('link', { name: /^Open the pass of .*11\.237$/ })).toBeVisible();
});

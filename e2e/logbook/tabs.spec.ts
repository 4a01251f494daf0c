import type { BrowserContext, Page } from 'playwright/test';
import { endAccess } from '../kit/emulators';
import { confirmSignOut, signInSomeone, untilOfflineReady, untilSeeded, type Racer } from '../kit/racer';
import { addLocation, addVehicle, fillVehicle, logPass, savePass, typeSlip } from '../kit/screens';
import { etsOf } from '../kit/season';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Makes another tab speak with the server for all of them, as after a freeze of the first.
 * @returns once both tabs know
 */
const changeLeader = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    interface Owner {
      ownerId: string;
      leaseTimestampMs: number;
    }
    interface Client {
      clientId: string;
      updateTimeMs: number;
    }
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const database = await answerOf(
      indexedDB.open(names.find((name) => name.startsWith('firestore/')) ?? ''),
    );
    const ownerStore = (mode: IDBTransactionMode) => database.transaction('owner', mode).objectStore('owner');
    const readOwner = () => answerOf(ownerStore('readonly').get('owner') as IDBRequest<Owner>);
    const reportedSince = async (time: number) => {
      const metadata = database.transaction('clientMetadata').objectStore('clientMetadata');
      const clients = await answerOf(metadata.getAll() as IDBRequest<Client[]>);
      return clients.filter(({ updateTimeMs }) => updateTimeMs > time).map(({ clientId }) => clientId);
    };
    const bothSince = async (time: number) => {
      for (;;) {
        const reported = await reportedSince(time);
        if (reported.length > 1) return reported;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    // The database may still list a page that was left: only a later report counts.
    const tabs = await bothSince(Date.now());
    const owner = await readOwner();
    const next = tabs.find((clientId) => clientId !== owner.ownerId);
    if (next === undefined) throw new Error('no tab but the one that speaks for all');
    const now = Date.now();
    await answerOf(ownerStore('readwrite').put({ ...owner, ownerId: next, leaseTimestampMs: now }, 'owner'));
    await bothSince(now);
    database.close();
  });

const logged = (page: Page, et: string) =>
  page.getByRole('link', { name: new RegExp(`^Open the pass of .*${et.replace('.', '\\.')}$`) });

const slipOf = (et: string) => ({ Dial: '11.22', '1/4 ET': et, '1/4 mph': '118.6' });

/**
 * Opens two tabs of a racer with one pass, both at the log book.
 * @param prepare runs in the other tab before
 */
const openTwoTabs = async (
  page: Page,
  context: BrowserContext,
  prepare: (other: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ racer: Racer; other: Page }> => {
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Great Lakes Dragaway');
  await untilOfflineReady(page);
  await page.goto('/logbook');
  await logPass(page, slipOf('11.241'));
  await expect(page.getByText('All sent')).toBeVisible();
  const other = await context.newPage();
  await prepare(other);
  await other.goto('/logbook');
  await expect(logged(other, '11.241')).toBeVisible();
  return { racer, other };
};

test('a tab that no longer speaks with the server for the others shows what is logged in itself and in the other @all', async ({
  page,
  context,
}) => {
  const { other } = await openTwoTabs(page, context);
  await changeLeader(page);

  await logPass(other, slipOf('11.252'));
  await expect(logged(page, '11.252')).toBeVisible();
  await logPass(page, slipOf('11.263'));
  await expect(page.getByText('All sent')).toBeVisible();
  await expect(logged(page, '11.263')).toBeVisible();
  await expect(logged(other, '11.263')).toBeVisible();
});

/** Opens two tabs as `openTwoTabs` does, and takes their network away. */
const openOffline = async (...[page, context, prepare]: Parameters<typeof openTwoTabs>) => {
  const { racer, other } = await openTwoTabs(page, context, prepare);
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole('button', { name: 'Keep working offline' }).click();
    await expect(tab).toHaveURL('/logbook');
  }
  return { racer, other };
};

const saveOffline = async (page: Page, et: string): Promise<void> => {
  // A tab in the background draws nothing.
  await page.bringToFront();
  await typeSlip(page, slipOf(et));
  await savePass(page.getByRole('dialog', { name: 'Pass', exact: true }));
};

test('two tabs both say that all is sent, though the second was reloaded before the network came back @all', async ({
  page,
  context,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  const { racer, other } = await openOffline(page, context);
  await saveOffline(page, '11.252');
  await saveOffline(other, '11.263');
  await other.reload();
  for (const tab of [page, other]) {
    await expect(logged(tab, '11.252')).toBeVisible();
    await expect(logged(tab, '11.263')).toBeVisible();
    await expect(tab.getByText('Offline · 2 to send')).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText('All sent')).toBeVisible();
  expect((await etsOf(racer.email)).sort()).toEqual(['11.241', '11.252', '11.263']);
});

const predictedFrom = (page: Page, passes: string) =>
  page.getByRole('main').getByText(`from ${passes}`).first();

test('a tab without a network has what another saved in its list, counts and predictions, and sends it for a closed one @all', async ({
  page,
  context,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  const { racer, other } = await openOffline(page, context, async (tab) => {
    // Its weather stays for the session.
    await tab.goto('/predictions');
    await expect(predictedFrom(tab, '1 pass')).toBeVisible();
  });
  await saveOffline(page, '11.252');
  await other.bringToFront();
  await expect(logged(other, '11.252')).toBeVisible();
  await expect(other.getByRole('status').getByText(/^2 passes$/)).toBeVisible();
  await expect(other.getByText('Offline · 1 to send')).toBeVisible();
  await other.getByRole('link', { name: 'Predictions' }).first().click();
  await expect(predictedFrom(other, '2 passes')).toBeVisible();

  await page.close();
  await context.setOffline(false);
  await expect(other.getByText('All sent')).toBeVisible();
  expect((await etsOf(racer.email)).sort()).toEqual(['11.241', '11.252']);
});

test('a frozen tab shows what another has sent meanwhile @all', async ({ page, context, declareFault }) => {
  declareFault(withoutNetwork);
  const { other } = await openOffline(page, context);
  await saveOffline(other, '11.263');
  await expect(page.getByText('Offline · 1 to send')).toBeVisible();
  await page.bringToFront();
  const lifecycle = await context.newCDPSession(other);
  await lifecycle.send('Page.setWebLifecycleState', { state: 'frozen' });
  await saveOffline(page, '11.252');
  await context.setOffline(false);
  await expect(page.getByText('All sent')).toBeVisible();
  await lifecycle.send('Page.setWebLifecycleState', { state: 'active' });
  await other.bringToFront();
  await expect(other.getByText('All sent')).toBeVisible();
  await expect(logged(other, '11.252')).toBeVisible();
});

/** Goes to the vehicles without a reload. */
const toVehicles = async (page: Page): Promise<void> => {
  await page.bringToFront();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Vehicles' }).click();
};

test('a reloaded tab shows no longer what the server has refused another @all', async ({
  page,
  context,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  const { racer, other } = await openOffline(page, context);
  await saveOffline(page, '11.252');
  await toVehicles(page);
  await fillVehicle(page, 'Camaro');
  await other.bringToFront();
  await other.reload();
  await expect(logged(other, '11.252')).toBeVisible();
  await expect(other.getByText('Offline · 2 to send')).toBeVisible();

  await endAccess(racer.email);
  await context.setOffline(false);
  await expect(other.getByText('2 refused')).toBeVisible();
  await expect(logged(other, '11.252')).toBeHidden();
  await toVehicles(other);
  await expect(other.getByRole('main').getByText('Duster')).toBeVisible();
  await expect(other.getByRole('main').getByText('Camaro')).toBeHidden();
});

test('signing out in one tab asks about a pass that another has not sent, and both are signed out once it is @all', async ({
  page,
  context,
  declareFault,
}) => {
  declareFault(withoutNetwork);
  const { racer, other } = await openOffline(page, context);
  await saveOffline(page, '11.252');
  await other.bringToFront();
  await other.getByRole('link', { name: /^Profile of/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  const asked = other.getByRole('dialog', { name: '1 change not sent yet' });
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(asked).toBeHidden();
  await page.bringToFront();
  await expect(logged(page, '11.252')).toBeVisible();

  await context.setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByText('All sent')).toBeVisible();
  await other.bringToFront();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await confirmSignOut(other);
  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/(signin)?$/);
  expect((await etsOf(racer.email)).sort()).toEqual(['11.241', '11.252']);
});

import type { BrowserContext, Page } from 'playwright/test';
import { signInSomeone, untilOfflineReady, untilSeeded, type Racer } from '../kit/racer';
import { addLocation, addVehicle, logPass, savePass, typeSlip } from '../kit/screens';
import { etsOf } from '../kit/season';
import { expect, test, withoutNetwork } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Has another tab speak with the server for all of them from now on, as where the one that does was frozen for a while.
 * @returns once both have taken note of it
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
    // Of a page that was left, the database may still tell: only who reports from now on is there.
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
  page.getByRole('button', { name: new RegExp(`^Open the pass of .*${et.replace('.', '\\.')}$`) });

const slipOf = (et: string) => ({ Dial: '11.22', '1/4 ET': et, '1/4 mph': '118.6' });

test('a tab that no longer speaks with the server for the others shows what is logged in itself and in the other @all', async ({
  page,
  context,
}) => {
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await addVehicle(page, 'Duster');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await logPass(page, slipOf('11.241'));
  await expect(page.getByText('All sent')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/logbook');
  await expect(logged(other, '11.241')).toBeVisible();
  await changeLeader(page);

  await logPass(other, slipOf('11.252'));
  await expect(logged(page, '11.252')).toBeVisible();
  await logPass(page, slipOf('11.263'));
  await expect(page.getByText('All sent')).toBeVisible();
  await expect(logged(page, '11.263')).toBeVisible();
  await expect(logged(other, '11.263')).toBeVisible();
});

/**
 * Opens two tabs of a racer with one pass, both at the log book and without a network.
 * @param prepare does in the other what needs one
 */
const openOffline = async (
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

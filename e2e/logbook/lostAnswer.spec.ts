import type { Page } from 'playwright/test';
import { takeWithoutAnswer } from '../kit/emulators';
import { holdRequests } from '../kit/holdRequests';
import { signInSomeone, untilSeeded } from '../kit/racer';
import { addLocation, addVehicle, logPass, savePass, slip, typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

const elapsed = slip['1/4 ET'];

/** Returns the waiting writes of this device, oldest first. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<(Parameters<typeof takeWithoutAnswer>[1][number] & { at: number })[]>((resolve, reject) => {
        const opening = indexedDB.open('holeshot-outbox');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('writes').objectStore('writes').getAll();
          reading.onerror = reject;
          reading.onsuccess = () =>
            resolve((reading.result as { at: number }[]).sort((a, b) => a.at - b.at) as never);
        };
      }),
  );

test('a pass of a new car that the server took, without a word of it, is on the screen all the time at the next start @all', async ({
  page,
  declareFault,
}) => {
  // Firestore fetches it during a long request, to see whether there is a network.
  declareFault({ url: /cleardot\.gif/, status: 'offline' });
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await addVehicle(page, 'Nova');
  await addLocation(page, 'Great Lakes Dragaway');
  await page.goto('/logbook');
  await logPass(page, { '1/4 ET': '12.034' });
  await expect(page.getByText('All sent')).toBeVisible();
  const pass = page.getByRole('link', { name: new RegExp(`^Open the pass of .*${elapsed}$`) });

  await test.step('Given a racer who closes the app before the answer is there', async () => {
    await page.route(/\/(Write|Listen)\/channel/, () => undefined);
    await addVehicle(page, 'Duster');
    await page.goto('/logbook');
    await typeSlip(page);
    await savePass(page.getByRole('dialog', { name: 'Pass', exact: true }));
    await expect(pass).toBeVisible();
    await takeWithoutAnswer(racer.email, await waiting(page));
  });

  await test.step('When the app starts, and the server, asked once more, is slow to tell what it has', async () => {
    const [refuse, answer] = [
      await holdRequests(page, /\/Write\/channel/),
      await holdRequests(page, /\/Listen\/channel/),
    ];
    await page.addInitScript((et) => {
      const look = (): void => {
        const isThere = document.querySelector(`main [aria-label$="${et}"]`) !== null;
        const seen = document.documentElement.dataset['pass'];
        if (isThere && seen === undefined) document.documentElement.dataset['pass'] = 'there';
        if (!isThere && seen === 'there') document.documentElement.dataset['pass'] = 'gone';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, elapsed);
    const lookedUp = page.waitForRequest(/:batchGet/);
    await page.goto('/logbook');
    // The device reads all its passes first.
    await expect(page.getByRole('status').getByText(/^2 passes$/)).toBeVisible();
    refuse();
    await lookedUp;
    await expect(page.getByText('All sent')).toBeVisible();
    await expect(pass).toBeVisible();
    answer();
  });

  await test.step('Then it is there, once', async () => {
    await page.waitForResponse(/\/Listen\/channel.*TYPE=xmlhttp/);
    await expect(pass).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-pass', 'there');
  });
});

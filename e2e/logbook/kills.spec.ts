import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { minutesAgo, startMortal } from '../kit/mortalBrowser';
import { signInSomeone, untilOfflineReady, untilSeeded } from '../kit/racer';
import { addLocation, addVehicle, typeSlip } from '../kit/screens';
import { etsOf } from '../kit/season';
import { expect, test } from '../kit/test';

/** How often the browser is killed. */
const kills = Number(process.env['HOLESHOT_KILLS'] ?? 2);
/** How often in one log book: a month has room for 500 passes. */
const killsOfOne = 250;

for (let from = 0; from < kills; from += killsOfOne) {
  const times = Math.min(kills - from, killsOfOne);
  test(`a pass that was just saved is shown and sent after the kill of the browser, ${from + 1} to ${from + times}`, async ({
    baseURL,
  }) => {
    test.setTimeout(120_000 + times * 30_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-killed-'));
    const setUp = await chromium.launchPersistentContext(profile, {
      ...(baseURL !== undefined && { baseURL }),
      executablePath: process.env['HOLESHOT_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    const page = setUp.pages()[0] ?? (await setUp.newPage());
    const racer = await signInSomeone(page);
    await untilSeeded(page, racer);
    await addVehicle(page, 'Nova');
    await addLocation(page, 'Great Lakes');
    await untilOfflineReady(page);
    await expect(page.getByText('All sent')).toBeVisible();
    await setUp.close();

    const saved: string[] = [];
    let running = await startMortal(profile);
    try {
      for (let time = 0; time <= times; time += 1) {
        const { page } = running;
        // Every other start is without a network, while the pass before may be on its way.
        await page.context().setOffline(time % 2 === 1 && time < times);
        await page.goto(`${baseURL}/logbook`);
        const passOf = (et: string) => page.getByRole('cell', { name: et, exact: true });
        for (const et of saved.slice(-20))
          await expect(passOf(et), `${et} after ${time} kills`).toBeVisible();
        if (time === times) break;
        const et = (11 + (time + 1) / 1000).toFixed(3);
        await typeSlip(page, { '60 ft': '1.562', '1/4 ET': et, '1/4 MPH': '118.4' });
        await expect(page.getByText('Draft kept')).toBeHidden();
        const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
        // A minute after the one before: those of one minute would not all be on the first page.
        await dialog.getByLabel('Time of the slip').fill(minutesAgo(times - time));
        await expect(async () => {
          const without = dialog.getByLabel('Save without weather');
          if (await without.isVisible()) await without.check({ timeout: 500 });
          await dialog.getByRole('button', { name: 'Save pass' }).click({ timeout: 500 });
          await expect(dialog).toBeHidden({ timeout: 500 });
        }).toPass();
        // The moment at which the racer sees that it is saved.
        await passOf(et).waitFor();
        saved.push(et);
        await running.kill();
        running = await startMortal(profile);
      }
      await expect(running.page.getByText('All sent')).toBeVisible({ timeout: 60_000 });
      expect(await etsOf(racer.email)).toEqual(saved);
    } finally {
      await running.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

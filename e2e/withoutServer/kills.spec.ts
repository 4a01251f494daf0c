import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { minutesAgo, startMortal } from '../kit/mortalBrowser';
import { typeSlip } from '../kit/screens';
import { expect, test } from '../kit/test';

/** How often the browser is killed. */
const kills = Number(process.env['HOLESHOT_KILLS'] ?? 2);
/** How often in one log book: a month has room for 500 passes. */
const killsOfOne = 250;

for (let from = 0; from < kills; from += killsOfOne) {
  const times = Math.min(kills - from, killsOfOne);
  test(`a pass that was just saved survives the kill of the browser, ${from + 1} to ${from + times}`, async ({
    baseURL,
  }) => {
    test.setTimeout(60_000 + times * 30_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-killed-'));
    const saved: string[] = [];
    let running = await startMortal(profile);
    try {
      for (let time = 0; time <= times; time += 1) {
        const { page } = running;
        await page.goto(`${baseURL}/logbook`);
        const passOf = (et: string) => page.getByRole('cell', { name: et, exact: true });
        for (const et of saved.slice(-20))
          await expect(passOf(et), `${et} after ${time} kills`).toBeVisible();
        if (time === times) break;
        const et = (11 + time / 1000).toFixed(3);
        await typeSlip(page, { '60 ft': '1.562', '1/4 ET': et, '1/4 MPH': '118.4' });
        await expect(page.getByText('Draft kept')).toBeHidden();
        // A minute after the one before: those of one minute would not all be on the first page.
        await page.getByLabel('Time of the slip').fill(minutesAgo(times - time));
        await page.getByRole('button', { name: 'Save pass' }).click();
        // The moment at which the racer sees that it is saved.
        await passOf(et).waitFor();
        saved.push(et);
        await running.kill();
        running = await startMortal(profile);
      }
    } finally {
      await running.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import { killAfterEachPass, killedBooks } from '../kit/killAfterEachPass';
import { signInSomeone, untilOfflineReady, untilSeeded, type Racer } from '../kit/racer';
import { addLocation, addVehicle, savePass } from '../kit/screens';
import { etsOf } from '../kit/season';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

/** Signs in a racer with a car and a track, on a profile where the app works without a network. */
const setUp = async (profile: string, baseURL: string | undefined): Promise<Racer> => {
  const context = await chromium.launchPersistentContext(profile, {
    ...(baseURL !== undefined && { baseURL }),
    executablePath: process.env['HOLESHOT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const racer = await signInSomeone(page);
  await untilSeeded(page, racer);
  await addVehicle(page, 'Nova');
  await addLocation(page, 'Great Lakes');
  await untilOfflineReady(page);
  await expect(page.getByText('All sent')).toBeVisible();
  await context.close();
  return racer;
};

for (const { first, times } of killedBooks)
  test(`a pass that was just saved is shown and sent after the kill of the browser, ${first} to ${first + times - 1} @all`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000 + times * 30_000);
    const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-killed-'));
    try {
      const racer = await setUp(profile, baseURL);
      await killAfterEachPass({
        baseURL,
        profile,
        times,
        // Every other start has no network while the pass before may be on its way.
        begin: (page, time) => page.context().setOffline(time % 2 === 1 && time < times),
        save: savePass,
        end: async (page, saved) => {
          // Firestore may send the writes of a killed start only after the next one; in the end it sends all.
          await expect(page.getByText('All sent')).toBeVisible({ timeout: 60_000 + times * 1_000 });
          expect(await etsOf(racer.email)).toEqual(saved);
        },
      });
    } finally {
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });

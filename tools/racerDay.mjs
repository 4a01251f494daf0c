import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { giveLogBook, makeRacer } from './bench/benchRacer.mjs';
import { serveSite } from './bench/serveSite.mjs';
import { signIn } from './bench/signIn.mjs';
import { watchWorkers } from './bench/throttled.mjs';
import { createDayCount } from './day/countDay.mjs';
import { readArguments } from './readArguments.mjs';
import { chromiumOrExit, stackAt } from './stack/ownStack.mjs';

const { values: asked } = readArguments({
  command: 'npm run racer-day',
  about: `Plays a racer's day at the track with its clock sped up, and counts what the services are asked for:
a sign-in on a new phone, open predictions, six passes, one restart. Builds and starts a stack unless one is named.`,
  options: {
    minutes: { takes: 'N', default: 480, about: 'Length of the day.' },
    passes: { takes: 'N', default: 300, about: 'Passes in the log book before it.' },
    url: { takes: 'URL', about: 'The app of a running stack, which serves dist/hosting.' },
  },
});
const { minutes } = asked;
const slip = { '60 ft': '1.562', '330 ft': '4.612', '1/8 ET': '7.148', '1/8 mph': '94.2' };
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

const executablePath = chromiumOrExit();
const folder = '.stack/day-site';
const stack = await stackAt(asked.url, { site: folder, basePort: 6600 });
const site = await serveSite(asked.url === undefined ? folder : 'dist/hosting', stack.url);
const profile = await mkdtemp(path.join(tmpdir(), 'holeshot-day-'));
const device = await chromium.launchPersistentContext(profile, {
  ...{ executablePath, args: ['--no-sandbox'], baseURL: site.url, viewport: { width: 412, height: 823 } },
});
device.setDefaultTimeout(120_000);

const count = createDayCount(stack.url);
const workers = await watchWorkers(await device.browser().newBrowserCDPSession());
const rows = {};
const note = async (phase) => {
  const { services, firestore } = await count.take();
  const requests = (role) => services[role]?.requests ?? 0;
  const kib = (role) => Math.round((services[role]?.bytes ?? 0) / 1024);
  const row = {
    'documents read': firestore.documents ?? 0,
    'queries and documents listened to': firestore.queries ?? 0,
    commits: firestore.commits ?? 0,
    writes: firestore.writes ?? 0,
    'Firestore KiB': kib('firestore'),
    callables: requests('functions'),
    'sign-in service': requests('auth'),
    'weather requests': requests('weather'),
    'weather KiB': kib('weather'),
    'forecast requests': requests('national'),
    'forecast KiB': kib('national'),
    'files asked for': site.asked().length,
    'files KiB': kib('hosting') + Math.round(workers.takeBytes() / 1024),
  };
  for (const [name, value] of Object.entries(row))
    (rows[name] ??= {})[phase] = (rows[name][phase] ?? 0) + value;
};

const openPage = async (clock) => {
  const page = await device.newPage();
  if (clock) await page.clock.install(clock);
  await count.watch(page);
  return page;
};

const go = async (page, name) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const logPass = async (page, et) => {
  await go(page, 'Log Book');
  await page.getByRole('button', { name: 'Log a pass' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pass', exact: true });
  for (const [label, value] of Object.entries({ ...slip, '1/4 ET': et }))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save pass' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await pause(3_000);
  await go(page, 'Predictions');
};

try {
  const racer = await makeRacer(stack.url);
  // His season is made after his first sign-in, on another device.
  const other = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  await signIn(await other.newPage(), racer, stack.url);
  await other.close();
  await giveLogBook(stack.url, racer.uid, asked.passes);

  const first = await openPage();
  await signIn(first, racer);
  await first.locator('html[data-offline=ready]').waitFor({ state: 'attached' });
  await go(first, 'Predictions');
  await pause(5_000);
  await note('sign-in');
  await first.close();

  // The day ends now: stations know no future.
  const page = await openPage({ time: Date.now() - minutes * 60_000 });
  await page.goto('/predictions');
  await page.getByRole('region', { name: 'Next pass' }).waitFor();
  await pause(5_000);
  await note('restart');

  for (let minute = 1; minute <= minutes; minute += 1) {
    await page.clock.runFor(60_000);
    await pause(150);
    const round = minute / Math.floor(minutes / 8);
    if (!Number.isInteger(round) || round > 6) continue;
    await note('page open');
    console.log(`Pass ${round} of 6`);
    await logPass(page, `9.${500 + round}`);
    await note('six passes');
  }
  await note('page open');
  console.log(`\nA racer's day of ${minutes} minutes, ${asked.passes} passes in the log book`);
  for (const row of Object.values(rows)) row.day = Object.values(row).reduce((sum, each) => sum + each, 0);
  console.table(rows);
} finally {
  await device.close();
  await rm(profile, { recursive: true, force: true });
  await site.close();
  await stack.stop();
}

import { giveLogBook } from './benchRacer.mjs';
import { interactions } from './interactions.mjs';
import { measureVisit } from './measureVisit.mjs';
import { serveSite } from './serveSite.mjs';
import { signIn } from './signIn.mjs';
import { watchWorkers } from './throttled.mjs';
import { untilIndexed } from './untilIndexed.mjs';

const paths = Object.keys(interactions);
const offlineReady = 'html[data-offline=ready]';

/** Removes the worker, its caches and the browser's cache of a site; the racer's own data stay. */
const forgetCode = async (browser, origin) => {
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await browser.send('Network.clearBrowserCache');
};

/** Brings the log book and the app with its worker to the device. */
const bringAll = async (device, origin, racer, passes, books) => {
  const page = await device.newPage();
  await signIn(page, racer, origin);
  await page.goto(`${origin}/logbook`);
  await page.getByText(new RegExp(`^${passes.toLocaleString('en-US')} passes$`)).waitFor();
  await page.locator(offlineReady).waitFor({ state: 'attached' });
  await untilIndexed(page, books);
  await page.close();
};

/**
 * Measures the composed app beside the same source as one build, on one device, in turn.
 * @param {object} what
 * @param {string} what.url of the stack
 * @param {Record<string, string>} what.folders the sites, by their names in the table
 * @param {number} what.rounds how often each page is opened
 * @param {number} what.passes in the log book
 * @param {(visit: { path: string, kind: string, site: string }, figures: object) => void} what.add called once a
 * visit
 */
export const measureCompose = async ({ device, url, racer, folders, rounds, passes, add }) => {
  const sites = [];
  try {
    for (const [site, folder] of Object.entries(folders)) {
      const served = await serveSite(folder, url);
      sites.push({ site, origin: served.url, close: served.close });
    }
    const browser = await device.newCDPSession(device.pages()[0]);
    const workers = await watchWorkers(await device.browser().newBrowserCDPSession());
    const books = await giveLogBook(url, racer.uid, passes);
    for (const { origin } of sites) await bringAll(device, origin, racer, passes, books);

    for (let round = 0; round < rounds; round += 1)
      for (const path of paths) {
        const order = round % 2 === 0 ? sites : [...sites].reverse();
        const visit = async (kind, { site, origin }, more = {}) => {
          const figures = await measureVisit({ device, origin, path, workers, ...more });
          add({ path, kind, site }, figures);
        };
        for (const each of order) {
          await forgetCode(browser, each.origin);
          const after = (page) => page.locator(offlineReady).waitFor({ state: 'attached', timeout: 90_000 });
          await visit('cold', each, { after });
        }
        for (const each of order) await visit('repeat', each, { interact: interactions[path] });
        for (const each of order) await visit('offline', each, { isOffline: true });
      }
  } finally {
    for (const { close } of sites) await close();
  }
};

import { measureVisit } from './measureVisit.mjs';
import { serveSite } from './serveSite.mjs';
import { watchWorkers } from './throttled.mjs';

/** A page of text, the landing page, and a page that a remote draws. */
const paths = ['/', '/about', '/feature-guide', '/subscription', '/signin'];

/**
 * Opens each public page as a visitor who was never here, on one site after the other.
 * @param {object} what
 * @param {import('playwright').Browser} what.browser
 * @param {string} what.url of the stack
 * @param {Record<string, string>} what.folders the sites, by their names in the table
 * @param {number} what.rounds how often each page is opened
 * @param {ReturnType<import('./figures.mjs').createFigures>} what.figures
 */
export const measureFirstVisits = async ({ browser, url, folders, rounds, figures }) => {
  const sites = [];
  const workers = await watchWorkers(await browser.newBrowserCDPSession());
  try {
    for (const [site, folder] of Object.entries(folders))
      sites.push({ site, ...(await serveSite(folder, url)) });
    const visit = async (path, { site, url: origin }) => {
      const device = await browser.newContext({ viewport: { width: 412, height: 823 } });
      const { lcp, blocked, shift } = await measureVisit({
        device,
        origin,
        path,
        workers,
        hasContent: false,
      });
      await device.close();
      const isOwn = site === 'this app';
      figures.add(`${path} LCP, ${site}`, 'ms', lcp, isOwn ? 900 : undefined);
      figures.add(`${path} TBT, ${site}`, 'ms', blocked, isOwn ? 100 : undefined);
      figures.add(`${path} CLS, ${site}`, '', shift, isOwn ? 0 : undefined);
    };
    for (let round = 0; round < rounds; round += 1)
      for (const path of paths)
        for (const site of round % 2 === 0 ? sites : [...sites].reverse()) await visit(path, site);
  } finally {
    for (const { close } of sites) await close();
  }
};

import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from 'playwright/test';

/** Fault that a test injects on purpose: its address, and the browser's message. */
export interface Fault {
  url: RegExp;
  /** HTTP status, `offline` for a refused connection, or `script` for an error of injected code. */
  status: number | 'offline' | 'script';
}

/** Declares an injected fault; any other console error or warning fails the test. */
export type DeclareFault = (fault: Fault) => void;

/** Firestore closes a stream that the server may have ended already. */
const farewell: Fault = { url: /\/(Write|Listen)\/channel\?.*TYPE=terminate/, status: 400 };

/** Browser's message about a missing service worker. */
const withoutWorker: Fault = { url: /registration blocked by Playwright/, status: 'script' };

/** Any request without a network; Firestore fetches an image to see whether there is one. */
export const withoutNetwork: Fault = { url: /127\.0\.0\.1|cleardot\.gif/, status: 'offline' };

const isDeclared = (message: ConsoleMessage, faults: readonly Fault[]): boolean =>
  faults.some(({ url, status }) => {
    const text = message.text();
    if (!url.test(message.location().url) && !url.test(text)) return false;
    if (status === 'script') return true;
    return status === 'offline' ? text.includes('net::ERR_') : text.includes(`status of ${status}`);
  });

interface Watch {
  declareFault: DeclareFault;
  add: (context: BrowserContext) => void;
}

/**
 * Repeats navigation and reload, as a racer does: a dialog that has just closed steps back in the history, which may
 * end the first try.
 */
const tryAgain = (page: Page): void => {
  const steppedBack = () =>
    page
      .waitForFunction(() => !(history.state as { layers?: number } | null)?.layers, undefined, {
        polling: 50,
        timeout: 1000,
      })
      // An open dialog and a closed page have nothing to wait for.
      .catch(() => undefined);
  const twice =
    <Asked extends unknown[], Answer>(request: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await steppedBack();
      return request(...asked).catch((error: unknown) => {
        if (!String(error).includes('net::ERR_ABORTED')) throw error;
        return request(...asked);
      });
    };
  page.goto = twice(page.goto.bind(page));
  page.reload = twice(page.reload.bind(page));
};

/** Playwright's test; a browser console must stay silent except for declared faults. */
export const test = base.extend<{
  watch: Watch;
  declareFault: DeclareFault;
  /** Opens a page on another device, which shares only the server. */
  otherPhone: () => Promise<Page>;
}>({
  watch: [
    async ({ context }, use) => {
      const faults = [farewell, withoutWorker];
      const said: ConsoleMessage[] = [];
      const thrown: Error[] = [];
      const add = (each: BrowserContext): void => {
        each.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') said.push(message);
        });
        each.on('weberror', (webError) => thrown.push(webError.error()));
        each.on('page', tryAgain);
      };
      add(context);
      await use({ add, declareFault: (fault) => faults.push(fault) });
      const unexpected = said.filter((message) => !isDeclared(message, faults));
      const uncaught = thrown.filter(
        (error) => !faults.some(({ url }) => url.test(`${error.message} ${error.stack ?? ''}`)),
      );
      expect(
        [
          ...unexpected.map((message) => `${message.text()} (${message.location().url})`),
          ...uncaught.map(String),
        ],
        'the console stays silent',
      ).toEqual([]);
    },
    { auto: true },
  ],
  declareFault: ({ watch }, use) => use(watch.declareFault),
  page: async ({ page }, use) => {
    await use(page);
    // An answer still in a handler of this test would fail the next one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  otherPhone: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.add(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

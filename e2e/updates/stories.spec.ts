import { expect, type BrowserContext } from 'playwright/test';
import { untilOfflineReady } from '../kit/racer';
import { openSite, type OwnSite } from '../kit/site';
import { test, withoutNetwork } from '../kit/test';
import { playUpdateStory, storySeeds, type StoryBrowser, type StoryTab } from '../kit/updateStory';

test.use({ serviceWorkers: 'allow' });

const storyBrowser = (context: BrowserContext): StoryBrowser => {
  const newTab = async (site: OwnSite): Promise<StoryTab> => {
    const page = await context.newPage();
    let loads = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) loads += 1;
    });
    const putOff = async () => {
      const later = page.getByRole('button', { name: 'Later' });
      // The button may disappear with a page that reloads.
      if (await later.isVisible()) await later.click({ timeout: 4000 }).catch(() => undefined);
    };
    const firstName = page.getByLabel('First name');
    return {
      open: async () => {
        await page.goto(`${site.url}/register`);
      },
      read: async (words) => {
        const found = page.getByText(words).first();
        await expect(found).toBeVisible({ timeout: 60_000 });
        return (await found.textContent()) ?? '';
      },
      putOff,
      // An offer may come at any moment.
      turn: () =>
        expect(async () => {
          await putOff();
          await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click({ timeout: 4000 });
        }).toPass({ timeout: 60_000 }),
      back: async () => {
        await page.goBack();
      },
      type: (words) => firstName.fill(words),
      typed: () => firstName.inputValue(),
      look: () => page.evaluate(() => void window.dispatchEvent(new Event('focus'))),
      install: () =>
        page
          .getByRole('button', { name: 'Install' })
          .click({ timeout: 4000 })
          .catch(() => undefined),
      expectSomething: async (move) => {
        // The offer of an update is modal and hides the page from roles.
        const bar = page.getByRole('banner', { includeHidden: true });
        await expect(bar, `${move}: no blank screen`).toBeVisible({ timeout: 60_000 });
        const main = page.getByRole('main', { includeHidden: true });
        await expect(main, `${move}: something to read`).toHaveText(/\S/, { timeout: 60_000 });
      },
      untilOfflineReady: () => untilOfflineReady(page),
      loads: () => loads,
      close: () => page.close(),
    };
  };
  return { newTab, setOffline: (offline) => context.setOffline(offline) };
};

for (const seed of storySeeds)
  test(`story ${seed} of tabs, publishing, going back and the network ends whole @all`, async ({
    context,
    declareFault,
  }) => {
    test.setTimeout(240_000);
    // The browser reports injected faults, and so does the worker at its next try.
    declareFault(withoutNetwork);
    declareFault({ url: /\/remotes\//, status: 'script' });
    const site = await openSite();
    try {
      await playUpdateStory(seed, site, storyBrowser(context));
    } finally {
      await Promise.all(context.pages().map((page) => page.close()));
      await site.close();
    }
  });
